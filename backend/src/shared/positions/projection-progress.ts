import { viewNames, type ViewChanges, type ViewName, type WorkerProgress } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../tokens.ts';
import { Databases } from '../stores/databases.ts';
import { PositionQueue } from './position-queue.ts';
import { mergeProgress } from './worker-progress.ts';
import { WorkerConnection } from './worker-connection.ts';

export type Builds = Readonly<Record<ViewName, number>>;
/** How far the views have come, and what changed on the way: anything, where that is not known. */
export interface Step {
  readonly position: bigint;
  readonly builds: Builds;
  readonly changed: ViewChanges | undefined;
  /** Hears how many documents a follower has read. */
  readonly onRead: (documents: number) => void;
}
/** Brings something in memory level with the views before anyone who waits is woken. */
export type Follower = (step: Step) => Promise<void>;

interface Waiter {
  readonly position: bigint;
  readonly resolve: (reached: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

const retryAfterMs = 250;
const maxWaiters = 10_000;

/**
 * The one watcher of an API process. After each step of the worker the followers catch up, then all who wait for a passed position are woken.
 */
@Injectable()
export class ProjectionProgress implements OnApplicationShutdown {
  private builds: Partial<Record<ViewName, number>> = {};
  private passed = -1n;
  private degraded: readonly ViewName[] = [];
  private readonly waiters = new PositionQueue<Waiter>();
  private readonly followers: Follower[] = [];
  private readonly listeners: ((step: Step) => void)[] = [];
  private pending: WorkerProgress | undefined;
  private following: Promise<void> | undefined;
  private readonly connection: WorkerConnection;
  private stopped = false;
  private lastHeard = 0;
  private hasCaughtUp = false;
  private read = 0;

  constructor(
    databases: Databases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.connection = new WorkerConnection(databases, (progress) => this.receive(progress));
  }

  /** Followers run in the order in which they were registered. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /** Calls back, synchronously, whenever all views and followers have come further. */
  onPassed(listener: (step: Step) => void): void {
    this.listeners.push(listener);
  }

  /** Starts to listen; resolves when the followers have caught up once. Never rejects: it tries until it is stopped. */
  async start(): Promise<void> {
    void this.connection.listen();
    await this.untilLive();
  }

  /** Resolves when the followers have caught up once, or everything stops. */
  async untilLive(): Promise<void> {
    while (!this.isLive && !this.stopped) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** The commit position up to which every active view and follower has come. */
  get position(): bigint {
    return this.passed;
  }

  /** Whether the followers have caught up once: before that, lists would be empty. */
  get isLive(): boolean {
    return this.hasCaughtUp;
  }

  /** Documents that the followers have read since the start: what moves while they catch up for the first time. */
  get documentsRead(): number {
    return this.read;
  }

  /** Views that have parked an event. */
  get degradedViews(): readonly ViewName[] {
    return this.degraded;
  }

  /** ms since the worker was last heard of; infinite when never. */
  get silentFor(): number {
    return this.lastHeard ? Date.now() - this.lastHeard : Infinity;
  }

  /** The build that each view answers from. */
  get activeBuilds(): Builds {
    return this.builds as Builds;
  }

  /** Waits until `position` (-1 for none) has been passed. Throws when the views stay behind for two minutes. */
  async requirePassed(position: bigint): Promise<void> {
    if (position >= 0n && !(await this.waitFor(position, 120_000))) throw new Error('the read models do not follow');
  }

  /** Waits until `position` has been passed; answers whether it was within `timeoutMs`. */
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
    });
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    this.connection.close();
    for (const waiter of this.waiters.takeAll()) settle(waiter, false);
  }

  private receive(progress: WorkerProgress) {
    this.lastHeard = Date.now();
    this.pending = this.pending ? mergeProgress(this.pending, progress) : progress;
    this.following ??= this.catchUp().finally(() => {
      this.following = undefined;
      if (this.pending && !this.stopped) this.receive(this.pending);
    });
  }

  private async catchUp() {
    while (this.pending && !this.stopped) {
      const progress: WorkerProgress = this.pending;
      this.pending = undefined;
      // A view that came with an upgrade has none until it has been built; it is empty until then.
      if (!viewNames.some((view) => progress.builds[view])) continue;
      this.builds = progress.builds;
      const step: Step = {
        position: BigInt(progress.position),
        builds: this.activeBuilds,
        changed: progress.changed,
        onRead: (documents) => (this.read += documents),
      };
      try {
        for (const follower of this.followers) await follower(step);
      } catch (error) {
        if (this.stopped) return;
        this.logger.error({ err: error }, 'what follows the views failed; trying again');
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        this.pending = { ...(this.pending ?? progress), changed: undefined };
        continue;
      }
      this.degraded = progress.degraded;
      this.passed = step.position;
      this.hasCaughtUp = true;
      for (const waiter of this.waiters.takeUpTo(this.passed)) settle(waiter, true);
      for (const listener of this.listeners) listener(step);
    }
  }
}

const settle = ({ timer, resolve }: Waiter, reached: boolean) => {
  clearTimeout(timer);
  resolve(reached);
};
