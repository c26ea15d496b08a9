import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { RecordedHennaEvent, ViewChanges, WorkerProgress } from '@henna/domain';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { beforeAll, collectionsOf, type Build } from './builds.ts';
import { changesOf } from './progress.ts';
import { fold, type Landing } from './fold.ts';
import { Inbox, type Batch } from './inbox.ts';
import type { Suspicion } from './poison-events.ts';
import { subscribe } from './event-log.ts';
import { activate, sweep } from './build-lifecycle.ts';
import { ViewDocuments } from './view-documents.ts';
import { ViewStore } from './view-store.ts';

/** While the log is far ahead, a larger batch writes the same pages of the store less often. */
const maxBatch = 5_000;
const cachedPerCollection = 5_000;
const sweepEveryMs = 500;
/** A landing costs about as much for one event as for ten: while they come faster than they land, some more are waited for. */
const gatherMs = 8;

/** What one session of projecting works with. */
export interface SessionContext {
  readonly mongo: MongoClient;
  /** Of all its transactions, one after the other. */
  readonly session: ClientSession;
  readonly db: Db;
  readonly events: EventStoreDBClient;
  readonly epoch: number;
  readonly suspicion: Suspicion;
  readonly log: Logger;
  readonly tell: (progress: WorkerProgress) => void;
  /** The end of the log was reached for the first time. */
  readonly onCaughtUp: () => void;
  /** Ends the session. */
  readonly signal: AbortSignal;
}

/** Then the next batch is folded while this one lands; near the end of the log it would only make more landings. */
const isFarBehind = ({ events, caughtUp }: Batch): boolean => !caughtUp && events.length >= maxBatch / 5;

/** Follows the log with a set of builds, until it is stopped, fails, or there is another build to follow. */
export class Session {
  readonly #context: SessionContext;
  readonly #documents: ViewDocuments;
  readonly #store: ViewStore;
  readonly #inbox = new Inbox(maxBatch);
  /** The batch before may still be on its way. */
  #landing: Promise<void> = Promise.resolve();
  #builds: readonly Build[];

  constructor(context: SessionContext, builds: readonly Build[]) {
    this.#context = context;
    this.#builds = builds;
    this.#store = new ViewStore(context.mongo, context.db, context.session);
    this.#documents = new ViewDocuments(this.#store, cachedPerCollection);
    for (const { position, projection, number } of builds)
      if (position === beforeAll)
        for (const collection of collectionsOf(projection, number)) this.#documents.startEmpty(collection);
  }

  async run(): Promise<void> {
    const { events, signal } = this.#context;
    const from = this.#builds.reduce((least, { position }) => (position < least ? position : least), this.#head());
    const unsubscribe = subscribe(events, from, this.#inbox);
    const stop = () => this.#inbox.close();
    signal.addEventListener('abort', stop);
    const sweeping = setInterval(() => this.#inbox.wake(), sweepEveryMs);
    try {
      this.#tell();
      for (let atLeast = 1; ;) {
        const batch = signal.aborted ? null : await this.#inbox.take(atLeast);
        if (!batch) return;
        await this.#process(batch);
        if (!isFarBehind(batch) && this.#inbox.hasEvents) await pause(gatherMs);
        atLeast = isFarBehind(batch) ? maxBatch : 1;
        if (batch.woken && (await this.#sweep()) === 'another build') return;
      }
    } finally {
      clearInterval(sweeping);
      signal.removeEventListener('abort', stop);
      await this.#landing.catch(() => undefined);
      await unsubscribe();
    }
  }

  async #process(batch: Batch): Promise<void> {
    const { suspicion, onCaughtUp } = this.#context;
    const { events, to, caughtUp } = batch;
    let rest = events;
    for (let first = rest[0]; first && suspicion.covers(first.position); first = rest[0]) {
      await this.#land([first], first.position);
      await this.#landing;
      rest = rest.slice(1);
    }
    // At the end of the log nothing lies between a build and the one furthest on.
    await this.#land(rest, caughtUp ? this.#latest(to) : (to ?? -1n));
    if (isFarBehind(batch) && this.#builds.every(({ phase }) => phase === 'live')) return;
    await this.#landing;
    await this.#activateLevel();
    if (caughtUp) onCaughtUp();
  }

  /** Folds a batch while the one before lands, and sets it on its way. */
  async #land(events: readonly RecordedHennaEvent[], to: bigint): Promise<void> {
    const landing = await fold(this.#builds, events, this.#documents, to, this.#context.suspicion.refused);
    await this.#landing;
    this.#documents.evict();
    const progress = this.#progress(changesOf(this.#builds, landing));
    this.#landing = this.#write(landing, events, progress);
    this.#landing.catch((error: unknown) => this.#inbox.close(error as Error));
  }

  async #write(landing: Landing, events: readonly RecordedHennaEvent[], progress: WorkerProgress): Promise<void> {
    const { epoch, suspicion, log, tell } = this.#context;
    try {
      await this.#store.land(landing, epoch);
    } catch (error) {
      suspicion.note(
        error,
        events.map(({ position }) => position),
      );
      throw error;
    }
    for (const { _id, type, stream, reason } of landing.parked)
      log.warn({ parked: _id, type, stream, reason }, 'event parked');
    if (landing.advances.length > 0) tell(progress);
  }

  /** The switch: a build that has come as far as those that answer takes its view over. */
  async #activateLevel(): Promise<void> {
    const { session, db, epoch, log } = this.#context;
    for (const build of this.#builds) {
      if (build.phase !== 'level' || build.position < this.#head()) continue;
      await activate(session, db, build, epoch);
      for (const other of this.#builds)
        if (other.view === build.view && other.phase === 'live') other.phase = 'retiring';
      build.phase = 'live';
      log.info({ build: build.name }, 'build answers now');
      this.#tell();
    }
  }

  async #sweep(): Promise<'another build' | undefined> {
    const { dropped, level } = await sweep(this.#context.db);
    for (const name of dropped) {
      this.#builds = this.#builds.filter((build) => build.name !== name);
      this.#documents.forget(name);
      this.#context.log.info({ build: name }, 'build dropped');
    }
    return level.some((name) => this.#builds.every((build) => build.name !== name)) ? 'another build' : undefined;
  }

  #head(): bigint {
    return this.#latest(null);
  }

  #latest(to: bigint | null): bigint {
    return this.#builds.reduce((latest, { position }) => (position > latest ? position : latest), to ?? -1n);
  }

  #tell(): void {
    this.#context.tell(this.#progress());
  }

  /** @param changed since the line before; anything when it is not known */
  #progress(changed?: ViewChanges): WorkerProgress {
    const live = this.#builds.filter(({ phase }) => phase === 'live');
    const position = live.reduce((least, build) => (build.position < least ? build.position : least), this.#head());
    return {
      position: position.toString(),
      builds: Object.fromEntries(live.map(({ view, number }) => [view, number])),
      degraded: live.filter(({ degraded }) => degraded).map(({ view }) => view),
      ...(changed && { changed }),
    };
  }
}
