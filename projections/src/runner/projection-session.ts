import type { EventStoreDBClient } from '@eventstore/db-client';
import type { LaneName, RecordedHennaEvent, ViewChanges, WorkerProgress } from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { beforeFirstEvent, collectionsOf, type Build } from './builds.ts';
import { viewChanges, type ProgressServer } from './progress.ts';
import { fold, type Commit } from './fold.ts';
import { Inbox, type Batch } from './inbox.ts';
import { traceIdOf, traceLanding } from '../landing-spans.ts';
import type { WorkerMetrics } from '../worker-metrics.ts';
import type { PoisonEventFinder } from './poison-events.ts';
import { subscribe } from './event-log.ts';
import { activate, sweep } from './build-lifecycle.ts';
import { ViewDocuments } from './view-documents.ts';
import { ViewStore } from './view-store.ts';

/** While the log is far ahead, a larger batch writes the same pages of the store less often. */
const maxBatch = 5_000;
const cachedPerCollection = 5_000;
const sweepEveryMs = 500;
/**
 * A commit costs about as much for one event as for ten. While more events than this come in a millisecond, the fast lane
 * begins a commit at most every `paceMs`; else it begins one as soon as an event is there. The slow lane waits after each
 * first event, unless somebody waits for its position.
 */
const busyRate = 0.3;
const paceMs = 20;
/** The rate of events follows a change within about this time. */
const rateMemoryMs = 200;
/** Large commits of the slow lane would keep the fast one waiting in this process and in the store. */
const slowGatherMs = 500;

export interface ProjectionContext {
  readonly mongo: MongoClient;
  /** The transactions of all commits, one after the other. */
  readonly session: ClientSession;
  readonly db: Db;
  readonly events: EventStoreDBClient;
  readonly epoch: number;
  readonly poisonEvents: PoisonEventFinder;
  readonly log: Logger;
  readonly lane: LaneName;
  readonly progress: ProgressServer;
  /** Null where nothing is measured. */
  readonly metrics: WorkerMetrics | null;
  /** Null where nothing is traced. */
  readonly tracing: Tracing | null;
  /** The end of the log was reached for the first time. */
  readonly onCaughtUp: () => void;
  /** Ends the session. */
  readonly signal: AbortSignal;
}

/** Far behind, the next batch is folded while this one is committed; near the end of the log that would only make more commits. */
const isFarBehind = ({ events, caughtUp }: Batch): boolean => !caughtUp && events.length >= maxBatch / 5;

/** Follows the log with a set of builds until it is aborted, fails, or finds another build to follow. */
export class ProjectionSession {
  readonly #context: ProjectionContext;
  readonly #documents: ViewDocuments;
  readonly #store: ViewStore;
  readonly #inbox = new Inbox(maxBatch);
  /** The commit of the batch before, which may still be under way. */
  #committing: Promise<void> = Promise.resolve();
  #builds: readonly Build[];
  #lastEvent = beforeFirstEvent;
  /** When events were last gathered, by `performance.now`. */
  #gatheredAt = -Infinity;
  /** Events a millisecond, on an average of late. */
  #rate = 0;

  constructor(context: ProjectionContext, builds: readonly Build[]) {
    this.#context = context;
    this.#builds = builds;
    this.#store = new ViewStore(context.mongo, context.db, context.session);
    this.#documents = new ViewDocuments(this.#store, cachedPerCollection);
  }

  async run(): Promise<void> {
    const { events, progress, signal } = this.#context;
    await this.#startEmpty();
    const from = this.#builds.reduce((least, { position }) => (position < least ? position : least), this.#furthest());
    const unsubscribe = subscribe(events, from, this.#inbox);
    const stop = () => this.#inbox.close();
    progress.onRequest = () => this.#inbox.endGathering();
    signal.addEventListener('abort', stop);
    const sweeping = setInterval(() => this.#inbox.wake(), sweepEveryMs);
    try {
      this.#publish();
      for (let atLeast = 1; ;) {
        const batch = signal.aborted ? null : await this.#inbox.nextBatch(atLeast, () => this.#gatherMs());
        if (!batch) return;
        if (batch.events.length > 0) this.#countGathered(batch.events.length);
        await this.#process(batch);
        atLeast = isFarBehind(batch) ? maxBatch : 1;
        if (batch.woken && (await this.#sweep()) === 'another build') return;
      }
    } finally {
      progress.onRequest = undefined;
      clearInterval(sweeping);
      signal.removeEventListener('abort', stop);
      await this.#committing.catch(() => undefined);
      await unsubscribe();
    }
  }

  /** Nobody else writes to the builds of this epoch: what is empty now need not be asked. */
  async #startEmpty(): Promise<void> {
    const collections = this.#builds.flatMap(({ position, projection, number }) =>
      collectionsOf(projection, number).map((name) => ({ name, isNew: position === beforeFirstEvent })),
    );
    await Promise.all(
      collections.map(async ({ name, isNew }) => {
        if (isNew || (await this.#store.isEmpty(name))) this.#documents.startEmpty(name);
      }),
    );
  }

  async #process(batch: Batch): Promise<void> {
    const { poisonEvents, onCaughtUp } = this.#context;
    const { events, to, caughtUp } = batch;
    let rest = events;
    for (let first = rest[0]; first && poisonEvents.mustCommitAlone(first.position); first = rest[0]) {
      await this.#foldAndCommit([first], first.position);
      await this.#committing;
      rest = rest.slice(1);
    }
    // At the end of the log nothing lies between a build and the one furthest on.
    await this.#foldAndCommit(rest, caughtUp ? this.#latest(to) : (to ?? -1n));
    if (isFarBehind(batch) && this.#builds.every(({ phase }) => phase === 'live')) return;
    await this.#committing;
    await this.#activateLevelBuilds();
    if (caughtUp) onCaughtUp();
  }

  /** Folds a batch while the one before is being committed, then begins to commit it. */
  async #foldAndCommit(events: readonly RecordedHennaEvent[], to: bigint): Promise<void> {
    const begunAt = Date.now();
    const commit = await fold(this.#builds, events, this.#documents, to, this.#context.poisonEvents.rejected);
    await this.#committing;
    this.#documents.evict();
    this.#lastEvent = events.at(-1)?.position ?? this.#lastEvent;
    const progress = this.#progress(viewChanges(this.#builds, commit));
    this.#committing = this.#commit(commit, events, progress, begunAt);
    this.#committing.catch((error: unknown) => this.#inbox.close(error as Error));
  }

  async #commit(
    commit: Commit,
    events: readonly RecordedHennaEvent[],
    progress: WorkerProgress,
    begunAt: number,
  ): Promise<void> {
    const { epoch, poisonEvents, log, lane, metrics, tracing, progress: server } = this.#context;
    const begun = performance.now();
    try {
      await this.#store.commit(commit, epoch);
    } catch (error) {
      poisonEvents.recordFailure(
        error,
        events.map(({ position }) => position),
      );
      throw error;
    }
    for (const { _id, type, stream, reason, position } of commit.parked) {
      const traceId = traceIdOf(events.find((event) => event.position === position.toBigInt()));
      log.warn({ parked: _id, type, stream, reason, traceId }, 'event parked');
    }
    metrics?.observeCommit(lane, events, commit.parked.length, performance.now() - begun);
    if (tracing) traceLanding(tracing, lane, events, begunAt);
    if (commit.advances.length > 0) server.publish(progress);
  }

  /** Switches a view to its new build once that has come as far as the live ones. */
  async #activateLevelBuilds(): Promise<void> {
    const { session, db, epoch, log } = this.#context;
    for (const build of this.#builds) {
      if (build.phase !== 'level' || build.position < this.#furthest()) continue;
      await activate(session, db, build, epoch);
      for (const other of this.#builds)
        if (other.view === build.view && other.phase === 'live') other.phase = 'retiring';
      build.phase = 'live';
      log.info({ build: build.name }, 'build is live');
      this.#publish();
    }
  }

  async #sweep(): Promise<'another build' | undefined> {
    const { dropped, level } = await sweep(this.#context.db, this.#context.lane);
    for (const name of dropped) {
      this.#builds = this.#builds.filter((build) => build.name !== name);
      this.#documents.forget(name);
      this.#context.log.info({ build: name }, 'build dropped');
    }
    return level.some((name) => this.#builds.every((build) => build.name !== name)) ? 'another build' : undefined;
  }

  #countGathered(events: number): void {
    const now = performance.now();
    const elapsed = Math.max(1, now - this.#gatheredAt);
    this.#rate += (1 - Math.exp(-elapsed / rateMemoryMs)) * (events / elapsed - this.#rate);
    this.#gatheredAt = now;
  }

  /** How long events may wait for further ones. */
  #gatherMs(): number {
    const { lane, progress } = this.#context;
    if (lane === 'fast') return this.#rate > busyRate ? this.#gatheredAt + paceMs - performance.now() : 0;
    return this.#furthest() < progress.requestedPosition ? 0 : slowGatherMs;
  }

  #furthest(): bigint {
    return this.#latest(null);
  }

  #latest(to: bigint | null): bigint {
    return this.#builds.reduce((latest, { position }) => (position > latest ? position : latest), to ?? -1n);
  }

  #publish(): void {
    this.#context.progress.publish(this.#progress());
  }

  /** @param changed since the message before; absent when anything may have changed */
  #progress(changed?: ViewChanges): WorkerProgress {
    const live = this.#builds.filter(({ phase }) => phase === 'live');
    const position = live.reduce((least, build) => (build.position < least ? build.position : least), this.#furthest());
    return {
      position: position.toString(),
      lastEvent: this.#lastEvent.toString(),
      builds: Object.fromEntries(live.map(({ view, number }) => [view, number])),
      degraded: live.filter(({ degraded }) => degraded).map(({ view }) => view),
      ...(changed && { changed }),
    };
  }
}
