import { healthProblems, stateCollections, type LeaseDocument } from '@henna/domain';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../shared/auth/access.ts';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';

const patienceMs = 2_000;

class HealthBody {
  @ApiProperty({ enum: ['ok', 'degraded', 'down'] }) status!: 'ok' | 'degraded' | 'down';
  @ApiProperty({ description: 'Position that the views have passed' }) position!: string;
  @ApiProperty({ type: [String], description: 'Views that have parked an event' }) degraded!: readonly string[];
  @ApiProperty({ type: [String], description: 'What is wrong' }) problems!: readonly string[];
  @ApiProperty({ required: false, description: 'Documents of the catalogue read so far; absent once it is loaded' })
  documentsLoaded?: number;
}

@ApiTags('running')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly events: EventStore,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** 200 while the stores answer and the projections follow, else 503 naming what is wrong. */
  @Get()
  @Public()
  @ApiOkResponse({ type: HealthBody })
  async health(@Res({ passthrough: true }) response: Response): Promise<HealthBody> {
    const problems = (
      await Promise.all([
        problem(healthProblems.eventStore, this.events.tail()),
        problem(healthProblems.documentStore, this.databases.ping()),
        problem(healthProblems.worker, this.requireWorker()),
      ])
    ).flat();
    const { isLive, documentsRead } = this.progress;
    if (!isLive) problems.push(healthProblems.loading);
    const degraded = this.progress.degradedViews;
    if (problems.length > 0) response.status(503).setHeader('Retry-After', '1');
    return {
      status: problems.length > 0 ? 'down' : degraded.length > 0 ? 'degraded' : 'ok',
      position: String(this.progress.position),
      degraded,
      problems,
      ...(!isLive && { documentsLoaded: documentsRead }),
    };
  }

  private async requireWorker() {
    const lease = await this.databases.views
      .collection<LeaseDocument>(stateCollections.lease)
      .findOne({ _id: 'worker', expiresAt: { $gt: new Date() } });
    if (!lease) throw new Error('no lease');
  }
}

const problem = async (message: string, check: Promise<unknown>): Promise<string[]> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error('too late')), patienceMs)),
  );
  try {
    await Promise.race([check, tooLate]);
    return [];
  } catch {
    return [message];
  } finally {
    clearTimeout(timer);
  }
};
