import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ViewName } from '@henna/domain';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { projections } from '../views/projections.ts';
import { activeIn, checkpointsIn, createFirstBuilds, takeOver } from './builds.ts';
import { acquire, endTransactions, nameOf, release, renew, type Term } from './lease.ts';
import { ProgressServer } from './progress.ts';
import { OldRules } from './trending-rules.ts';
import { takeRequests } from '../rebuild/rebuild-requests.ts';
import { Suspicion } from './poison-events.ts';
import { Session } from './projection-session.ts';
import { sweep } from './build-lifecycle.ts';

const renewEveryMs = 1_000;
const askEveryMs = 1_000;
const standbyMs = 300;
const longestPauseMs = 2_000;

export interface WorkerOptions {
  readonly mongo: MongoClient;
  readonly db: Db;
  /** A new client of the event store, for each attempt. */
  readonly openEvents: () => EventStoreDBClient;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** The views have reached the end of the log, or another worker is at work and this one stands by. */
  readonly onReady: () => void;
  /** Views whose code makes other documents than those that are stored: to be built anew. Called once per term. */
  readonly onOutdated: (views: readonly ViewName[]) => void;
  /** Views that somebody asked to be built anew. */
  readonly onRequested: (views: readonly ViewName[]) => void;
  /** Views that count by trending rules which the log has changed since. */
  readonly onOldRules: (views: readonly ViewName[]) => void;
}

/** Stands by until elected, projects until the term is lost or the signal comes; a lost store is tried again. */
export const work = async (options: WorkerOptions): Promise<void> => {
  const { signal, log, mongo } = options;
  const progress = new ProgressServer();
  const address = await progress.listen();
  const session = mongo.startSession();
  try {
    while (!signal.aborted) {
      const term = await acquire(options.db, address, nameOf(session)).catch((error: unknown) => {
        log.warn({ err: error }, 'the lease cannot be read');
        return undefined;
      });
      if (term) {
        await serve(options, term, session, progress);
        continue;
      }
      if (term === null) options.onReady();
      await rest(standbyMs, signal);
    }
  } finally {
    await session.endSession();
    await progress.close();
  }
};

const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);

/** One term of office. */
const serve = async (
  options: WorkerOptions,
  term: Term,
  session: ClientSession,
  progress: ProgressServer,
): Promise<void> => {
  const { db, log, signal, onRequested, onOldRules } = options;
  const oldRules = new OldRules(db);
  log.info({ epoch: term.epoch }, 'elected');
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener('abort', end);
  const renewing = setInterval(() => {
    renew(db, term).then(
      (lasts) => lasts || end(),
      (error: unknown) => log.warn({ err: error }, 'the lease cannot be renewed'),
    );
  }, renewEveryMs);
  const asking = setInterval(() => {
    takeRequests(db).then(
      (views) => views.length > 0 && onRequested(views),
      (error: unknown) => log.warn({ err: error }, 'the wishes for rebuilds cannot be read'),
    );
    oldRules.views().then(
      (views) => views.length > 0 && onOldRules(views),
      (error: unknown) => log.warn({ err: error }, 'the trending rules cannot be read'),
    );
  }, askEveryMs);
  try {
    await projectUntil(over.signal, options, term, session, progress);
  } finally {
    clearInterval(renewing);
    clearInterval(asking);
    signal.removeEventListener('abort', end);
    progress.resign();
    await release(db, term).catch(() => undefined);
    log.info({ epoch: term.epoch }, 'term over');
  }
};

const projectUntil = async (
  signal: AbortSignal,
  options: WorkerOptions,
  term: Term,
  session: ClientSession,
  progress: ProgressServer,
) => {
  const { mongo, db, openEvents, log, onReady, onOutdated } = options;
  const suspicion = new Suspicion();
  let prepared = false;
  let waitMs = 0;
  while (!signal.aborted) {
    const events = openEvents();
    try {
      if (!prepared) {
        if (term.before) await endTransactions(db, term.before);
        if (!(await activeIn(db).findOne({ _id: 'active' }))) await createFirstBuilds(db);
        await sweep(db);
      }
      const builds = await takeOver(db, term.epoch);
      if (!prepared) onOutdated(await outdated(db));
      prepared = true;
      const onCaughtUp = () => {
        waitMs = 0;
        onReady();
      };
      const context = {
        mongo,
        session,
        db,
        events,
        epoch: term.epoch,
        suspicion,
        log,
        tell: progress.tell.bind(progress),
      };
      await new Session({ ...context, onCaughtUp, signal }, builds).run();
    } catch (error) {
      log.warn({ err: error }, 'projecting is taken up again');
      await rest(waitMs, signal);
      waitMs = Math.min(longestPauseMs, Math.max(50, waitMs * 2));
    } finally {
      await events.dispose().catch(() => undefined);
    }
  }
};

/** Views of the code that no build of the same version answers or is about to answer. */
const outdated = async (db: Db): Promise<ViewName[]> => {
  const builds = await checkpointsIn(db)
    .find({ phase: { $in: ['live', 'level', 'building'] } })
    .toArray();
  return Object.values(projections)
    .filter(({ view, version }) => !builds.some((build) => build.view === view && build.version === version))
    .map(({ view }) => view);
};
