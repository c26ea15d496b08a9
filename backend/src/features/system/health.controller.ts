import { healthProblems, laneNames } from '@henna/domain';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { activeWorkerLease } from '../../shared/projection-progress/worker-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { MediaHealth } from '../media/index.ts';
import { probe } from './probe.ts';
import { HealthResponse } from './system.responses.ts';

@ApiTags('running')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly events: EventStore,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly media: MediaHealth,
  ) {}

  /** 200 while the stores answer, a worker writes the views of pages and the catalogue is loaded, else 503 with the problems. */
  @Get()
  @Public()
  @ApiOkResponse({ type: HealthResponse })
  async health(@Res({ passthrough: true }) response: Response): Promise<HealthResponse> {
    const [events, documents, pictures, leases] = await Promise.all([
      probe(this.events.tail()),
      probe(this.databases.ping()),
      probe(this.media.isUsable()),
      Promise.all(laneNames.map((lane) => probe(activeWorkerLease(this.databases.views, lane)))),
    ]);
    const problems: string[] = [];
    if (!events) problems.push(healthProblems.eventStore);
    if (!documents) problems.push(healthProblems.documentStore);
    const lanes = laneNames.map((lane, index) => ({
      lane,
      workerAtWork: Boolean(leases[index]?.value),
      position: String(this.progress.lanes[lane].position),
    }));
    if (!lanes.some(({ lane, workerAtWork }) => lane === 'fast' && workerAtWork)) problems.push(healthProblems.worker);
    const { isCaughtUp, documentsRead } = this.progress;
    const { loading } = this.catalogue;
    if (!isCaughtUp) problems.push(healthProblems.loading);
    const degraded = this.progress.degradedViews;
    const isDown = problems.length > 0;
    if (isDown) response.status(503).setHeader('Retry-After', '1');
    // Everything else works without them.
    if (!pictures?.value) problems.push(healthProblems.pictures);
    const isDegraded = !pictures?.value || degraded.length > 0 || !lanes.every(({ workerAtWork }) => workerAtWork);
    return {
      status: isDown ? 'down' : isDegraded ? 'degraded' : 'ok',
      position: String(this.progress.position),
      lanes,
      degraded,
      problems,
      ...(!isCaughtUp && { documentsLoaded: documentsRead, ...(loading && { productsLoading: loading }) }),
    };
  }
}
