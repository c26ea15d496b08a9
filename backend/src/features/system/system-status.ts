import { stateCollections, type LeaseDocument, type SystemStatus, type SystemStore } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Settings, TokenRole } from '../../settings.ts';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { SETTINGS } from '../../tokens.ts';
import { SystemViews } from './system-views.ts';

const patienceMs = 2_000;

/** Looks at every part. A part that does not answer is told as such. */
@Injectable()
export class SystemStatusReader {
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly events: EventStore,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly views: SystemViews,
  ) {}

  /** Throws what the document store fails with: without it nothing can be told. */
  async read(role: TokenRole): Promise<SystemStatus> {
    const [tail, build, workerAtWork, views] = await Promise.all([
      timed(this.events.tail()),
      timed(this.databases.build()),
      this.isWorkerAtWork(),
      this.views.all(role),
    ]);
    const lag = tail && (await timed(this.lag(tail.value)));
    return {
      version: packageJson.version,
      startedAt: this.startedAt,
      stores: {
        events: store(this.settings.isEventStoreEmbedded, tail),
        documents: store(build?.value === 'embedded', build),
      },
      workerAtWork,
      logPosition: tail ? String(tail.value) : null,
      position: String(this.progress.position),
      lagMilliseconds: lag ? lag.value : null,
      views,
    };
  }

  /** How long the oldest event that the views lack has been waiting, in ms. */
  private async lag(tail: bigint): Promise<number> {
    const passed = this.progress.position;
    if (passed >= tail) return 0;
    for await (const { position, metadata } of this.events.readAll(passed < 0n ? undefined : passed))
      if (position > passed) return Math.max(0, Date.now() - Date.parse(metadata.at));
    return 0;
  }

  private async isWorkerAtWork(): Promise<boolean> {
    const lease = await this.databases.views
      .collection<LeaseDocument>(stateCollections.lease)
      .findOne({ _id: 'worker', expiresAt: { $gt: new Date() } });
    return lease !== null;
  }
}

interface Look<Value> {
  readonly value: Value;
  readonly milliseconds: number;
}

const store = (isEmbedded: boolean, look: Look<unknown> | undefined): SystemStore => ({
  kind: isEmbedded ? 'embedded' : 'server',
  answers: look !== undefined,
  milliseconds: look ? look.milliseconds : null,
});

/** `undefined` when it fails or takes too long. */
const timed = async <Value>(looking: Promise<Value>): Promise<Look<Value> | undefined> => {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patienceMs)));
  const look = looking.then(
    (value) => ({ value, milliseconds: Math.round(performance.now() - begun) }),
    () => undefined,
  );
  try {
    return await Promise.race([look, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
