import { BusyError, type LaneName, type ViewName } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../tokens.ts';
import { Databases } from '../stores/databases.ts';
import { LaneProgress, type Builds, type ProgressSubscriber, type ProgressUpdate } from './lane-progress.ts';

export type { Builds, ProgressUpdate };

/** Longer than the slow lane gathers events, for a worker that can't be asked to hurry. */
const slowLaneTimeoutMs = 2_000;

/** How far the views have come: those of pages, in the fast lane, unless a name or comment says otherwise. */
@Injectable()
export class ProjectionProgress implements OnApplicationShutdown {
  readonly lanes: Readonly<Record<LaneName, LaneProgress>>;

  constructor(databases: Databases, @Inject(LOGGER) logger: Logger) {
    this.lanes = {
      fast: new LaneProgress('fast', databases, logger),
      slow: new LaneProgress('slow', databases, logger),
    };
  }

  /** Subscribers run in the order of their subscription. */
  subscribe(subscriber: ProgressSubscriber): void {
    this.lanes.fast.subscribe(subscriber);
  }

  /** Calls the listener synchronously after all subscribers have applied an update. */
  onAdvance(listener: (update: ProgressUpdate) => void): void {
    this.lanes.fast.onAdvance(listener);
  }

  /** Resolves when the subscribers have caught up for the first time. Never rejects: it retries until it is stopped. */
  async start(): Promise<void> {
    for (const lane of Object.values(this.lanes)) lane.start();
    await this.untilCaughtUp();
  }

  /** Resolves when the subscribers have caught up for the first time, or at shutdown. */
  untilCaughtUp(): Promise<void> {
    return this.lanes.fast.untilCaughtUp();
  }

  /** The commit position that all active views and subscribers have passed. */
  get position(): bigint {
    return this.lanes.fast.position;
  }

  /** Whether the subscribers have caught up for the first time; before that, lists would be empty. */
  get isCaughtUp(): boolean {
    return this.lanes.fast.isCaughtUp;
  }

  /** Number of documents that the subscribers have read since the start, to show progress while they catch up. */
  get documentsRead(): number {
    return this.lanes.fast.documentsRead;
  }

  /** Views of all lanes that have parked an event. */
  get degradedViews(): readonly ViewName[] {
    return Object.values(this.lanes).flatMap(({ degradedViews }) => degradedViews);
  }

  /** The active build of each view of all lanes. */
  get activeBuilds(): Builds {
    return { ...this.lanes.slow.builds, ...this.lanes.fast.builds } as Builds;
  }

  /** Waits until `position` (-1 for none) has been passed. Throws after two minutes. */
  async requirePassed(position: bigint): Promise<void> {
    if (position >= 0n && !(await this.waitFor(position, 120_000))) throw new Error('the read models do not follow');
  }

  /** Waits until `position` has been passed. Resolves to false after `timeoutMs`. */
  waitFor(position: bigint, timeoutMs?: number): Promise<boolean> {
    return this.lanes.fast.waitFor(position, timeoutMs);
  }

  /** Waits until all lanes have passed `position`. Resolves to false after `timeoutMs`. */
  async waitForAllLanes(position: bigint, timeoutMs: number): Promise<boolean> {
    const reached = await Promise.all(Object.values(this.lanes).map((lane) => lane.waitFor(position, timeoutMs)));
    return reached.every(Boolean);
  }

  /**
   * Waits until a view holds what the views of pages hold; not for ever, as a stopped slow lane must not stop its readers.
   * Throws {@link BusyError} if the view has never been built.
   */
  async untilCurrent(view: ViewName): Promise<void> {
    const { fast, slow } = this.lanes;
    if (fast.builds[view] !== undefined) return;
    await slow.waitFor(fast.eventPosition, slowLaneTimeoutMs);
    if (slow.builds[view] === undefined) throw new BusyError();
  }

  onApplicationShutdown(): void {
    for (const lane of Object.values(this.lanes)) lane.stop();
  }
}
