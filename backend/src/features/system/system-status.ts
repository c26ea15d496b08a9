import { laneNames } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Settings, TokenRole } from '../../settings.ts';
import { activeWorkerLease } from '../../shared/projection-progress/worker-progress.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { SETTINGS } from '../../tokens.ts';
import { LaneLag } from './lane-lag.ts';
import { probe, type ProbeResult } from './probe.ts';
import { SystemViews } from './system-views.ts';
import type { SystemStatusResponse, SystemStoreResponse } from './system.responses.ts';

@Injectable()
export class SystemStatusReader {
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly events: EventStore,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly views: SystemViews,
    private readonly lag: LaneLag,
  ) {}

  /** Throws if the document store does not answer, without which there is no status. */
  async read(role: TokenRole): Promise<SystemStatusResponse> {
    const [tail, build, leases, views] = await Promise.all([
      probe(this.events.tail()),
      probe(this.databases.build()),
      Promise.all(laneNames.map((lane) => activeWorkerLease(this.databases.views, lane))),
      this.views.all(role),
    ]);
    const lanes = await Promise.all(
      laneNames.map(async (lane, index) => {
        const { position } = this.progress.lanes[lane];
        const lag = tail && (await probe(this.lag.behind(position, tail.value)));
        const lagMilliseconds = lag ? lag.value : null;
        return { lane, workerAtWork: leases[index] !== null, position: String(position), lagMilliseconds };
      }),
    );
    const pages = lanes.find(({ lane }) => lane === 'fast')!;
    return {
      version: packageJson.version,
      startedAt: this.startedAt,
      stores: {
        events: storeResponse(this.settings.isEventStoreEmbedded, tail),
        documents: storeResponse(build?.value === 'embedded', build),
      },
      workerAtWork: lanes.every(({ workerAtWork }) => workerAtWork),
      logPosition: tail ? String(tail.value) : null,
      position: pages.position,
      lagMilliseconds: pages.lagMilliseconds,
      lanes,
      views,
    };
  }
}

const storeResponse = (isEmbedded: boolean, probed: ProbeResult<unknown> | undefined): SystemStoreResponse => ({
  kind: isEmbedded ? 'embedded' : 'server',
  answers: probed !== undefined,
  milliseconds: probed ? probed.milliseconds : null,
});
