import {
  stateCollections,
  viewNames,
  type LeaseDocument,
  type ViewChanges,
  type ViewName,
  type WorkerProgress,
} from '@henna/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { LOGGER } from '../../tokens.ts';
import { Databases } from '../stores/databases.ts';
import { checkpointProgress } from './checkpoint-progress.ts';
import { PositionQueue } from './position-queue.ts';
import { later } from './view-changes.ts';

export type Builds = Readonly<Record<ViewName, number>>;
/** How far the views have come, and what changed on the way: anything, where that is not known. */
export interface Step {
  readonly position: bigint;
  readonly builds: Builds;
  readonly changed: ViewChanges | undefined;
}
/** Brings something in memory level with the views before anyone who waits is woken. */
export type Follower = (step: Step) => Promise<void>;

interface Waiter {
  readonly position: bigint;
  readonly resolve: (reached: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

const reconnectAfterMs = 5;
const retryAfterMs = 250;
const maxWaiters = 10_000;

/**
 * The one watcher of an API process. The worker pushes its progress over loopback; while that is not to be had, the
 * checkpoints are polled. After each step the followers catch up, then all who wait for a passed position are woken.
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
  private socket: Socket | undefined;
  private stopped = false;
  private lastHeard = 0;
  private hasCaughtUp = false;

  constructor(
    private readonly databases: Databases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

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
    void this.listen();
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
    this.socket?.destroy();
    for (const waiter of this.waiters.takeAll()) settle(waiter, false);
  }

  private async listen() {
    while (!this.stopped) {
      const address = await this.workerAddress();
      if (address) await this.hear(address);
      if (this.stopped) return;
      const storeAnswers = await this.poll();
      await new Promise((resolve) => setTimeout(resolve, storeAnswers ? reconnectAfterMs : retryAfterMs));
    }
  }

  private async workerAddress() {
    try {
      const lease = await this.databases.views
        .collection<LeaseDocument>(stateCollections.lease)
        .findOne({ _id: 'worker', expiresAt: { $gt: new Date() } });
      return lease?.progress;
    } catch {
      return undefined;
    }
  }

  /** Resolves when the connection has ended. */
  private hear({ host, port }: { host: string; port: number }): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host, port });
      this.socket = socket;
      createInterface({ input: socket }).on('line', (line) => this.receive(JSON.parse(line) as WorkerProgress));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }

  /** Answers whether the store does. One that is away is retried; health tells it. */
  private async poll() {
    try {
      const progress = await checkpointProgress(this.databases.views);
      if (progress) this.receive(progress);
      return true;
    } catch {
      return false;
    }
  }

  private receive(progress: WorkerProgress) {
    this.lastHeard = Date.now();
    this.pending = this.pending ? later(this.pending, progress) : progress;
    this.following ??= this.catchUp().finally(() => {
      this.following = undefined;
      if (this.pending && !this.stopped) this.receive(this.pending);
    });
  }

  private async catchUp() {
    while (this.pending && !this.stopped) {
      const progress: WorkerProgress = this.pending;
      this.pending = undefined;
      if (!viewNames.every((view) => progress.builds[view])) continue;
      this.builds = progress.builds;
      const step = { position: BigInt(progress.position), builds: this.activeBuilds, changed: progress.changed };
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
