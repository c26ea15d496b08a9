import type { LaneName, ViewChanges, ViewName, WorkerProgress } from '@henna/domain';
import type { Logger } from 'pino';
import type { Databases } from '../stores/databases.ts';
import { PositionQueue } from './position-queue.ts';
import { mergeProgress } from './worker-progress.ts';
import { WorkerConnection } from './worker-connection.ts';

export type Builds = Readonly<Record<ViewName, number>>;
/** The position of the views of a lane, and the changes since the last update; `changed` is undefined if they are unknown. */
export interface ProgressUpdate {
  readonly position: bigint;
  readonly builds: Builds;
  readonly changed: ViewChanges | undefined;
  /** A subscriber calls it with the number of documents that it has read. */
  readonly onRead: (documents: number) => void;
}
/** Updates something in memory before anyone who waits for the position is notified. */
export type ProgressSubscriber = (update: ProgressUpdate) => Promise<void>;

interface Waiter {
  readonly position: bigint;
  readonly resolve: (reached: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

const retryAfterMs = 250;
const maxWaiters = 10_000;

/**
 * Watches the worker's progress in a lane. After each update the subscribers catch up, then those who wait for a passed
 * position are notified.
 */
export class LaneProgress {
  private active: Partial<Record<ViewName, number>> = {};
  private passed = -1n;
  private lastEvent = -1n;
  private degraded: readonly ViewName[] = [];
  private readonly waiters = new PositionQueue<Waiter>();
  private readonly subscribers: ProgressSubscriber[] = [];
  private readonly listeners: ((update: ProgressUpdate) => void)[] = [];
  private pending: WorkerProgress | undefined;
  private catchingUp: Promise<void> | undefined;
  private readonly connection: WorkerConnection;
  private stopped = false;
  private hasCaughtUp = false;
  private readCount = 0;

  constructor(
    private readonly lane: LaneName,
    databases: Databases,
    private readonly logger: Logger,
  ) {
    this.connection = new WorkerConnection(lane, databases, (progress) => this.receive(progress));
  }

  /** Subscribers run in the order of their subscription. */
  subscribe(subscriber: ProgressSubscriber): void {
    this.subscribers.push(subscriber);
  }

  /** Calls the listener synchronously after all subscribers have applied an update. */
  onAdvance(listener: (update: ProgressUpdate) => void): void {
    this.listeners.push(listener);
  }

  /** Never rejects; the connection is tried again until {@link stop}. */
  start(): void {
    void this.connection.listen();
  }

  /** Resolves when the subscribers have caught up for the first time, or at shutdown. */
  async untilCaughtUp(): Promise<void> {
    while (!this.isCaughtUp && !this.stopped) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** The commit position that all active views of the lane and subscribers have passed. */
  get position(): bigint {
    return this.passed;
  }

  /** The position of the last event that they have passed. */
  get eventPosition(): bigint {
    return this.lastEvent;
  }

  /** Whether the subscribers have caught up for the first time; before that, lists would be empty. */
  get isCaughtUp(): boolean {
    return this.hasCaughtUp;
  }

  /** Number of documents that the subscribers have read since the start, to show progress while they catch up. */
  get documentsRead(): number {
    return this.readCount;
  }

  /** Number of those who wait for a position. */
  get waiting(): number {
    return this.waiters.size;
  }

  /** Views that have parked an event. */
  get degradedViews(): readonly ViewName[] {
    return this.degraded;
  }

  /** The active builds of the lane. */
  get builds(): Partial<Builds> {
    return this.active;
  }

  /** Waits until `position` has been passed. Resolves to false after `timeoutMs`. */
  waitFor(position: bigint, timeoutMs = 1_000): Promise<boolean> {
    if (position <= this.passed) return Promise.resolve(true);
    if (this.waiters.size >= maxWaiters) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiters.remove(waiter);
        resolve(false);
      }, timeoutMs);
      const waiter: Waiter = { position, resolve, timer };
      this.waiters.add(waiter);
      // The fast lane commits at once in any case.
      if (this.lane === 'slow') this.connection.request(position);
    });
  }

  stop(): void {
    this.stopped = true;
    this.connection.close();
    for (const waiter of this.waiters.removeAll()) settle(waiter, false);
  }

  private receive(progress: WorkerProgress) {
    this.pending = this.pending ? mergeProgress(this.pending, progress) : progress;
    this.catchingUp ??= this.catchUp().finally(() => {
      this.catchingUp = undefined;
      if (this.pending && !this.stopped) this.receive(this.pending);
    });
  }

  private async catchUp() {
    while (this.pending && !this.stopped) {
      const progress: WorkerProgress = this.pending;
      this.pending = undefined;
      // A view that is new in this version has no build until the worker has made it.
      if (Object.keys(progress.builds).length === 0) continue;
      this.active = progress.builds;
      const update: ProgressUpdate = {
        position: BigInt(progress.position),
        builds: this.active as Builds,
        changed: progress.changed,
        onRead: (documents) => (this.readCount += documents),
      };
      try {
        for (const subscriber of this.subscribers) await subscriber(update);
      } catch (error) {
        if (this.stopped) return;
        this.logger.error({ err: error }, 'what follows the views failed; trying again');
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        this.pending = { ...(this.pending ?? progress), changed: undefined };
        continue;
      }
      this.degraded = progress.degraded;
      this.passed = update.position;
      const lastEvent = BigInt(progress.lastEvent);
      if (lastEvent > this.lastEvent) this.lastEvent = lastEvent;
      this.hasCaughtUp = true;
      for (const waiter of this.waiters.removeUpTo(this.passed)) settle(waiter, true);
      for (const listener of this.listeners) listener(update);
    }
  }
}

const settle = ({ timer, resolve }: Waiter, reached: boolean) => {
  clearTimeout(timer);
  resolve(reached);
};
