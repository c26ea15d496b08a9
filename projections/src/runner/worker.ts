import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { LaneName, ViewName } from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { projections, projectionsOf, viewsOf } from '../views/projections.ts';
import { adoptBuilds, checkpointsIn, createFirstBuilds, lastEpoch } from './builds.ts';
import {
  acquireLease,
  abortTransactions,
  leaseMs,
  sessionIdOf,
  releaseLease,
  renewLease,
  type Lease,
} from './lease.ts';
import { ProgressServer } from './progress.ts';
import { OutdatedRules } from './trending-rules.ts';
import { claimRequests } from '../rebuild/rebuild-requests.ts';
import type { WorkerMetrics } from '../worker-metrics.ts';
import { PoisonEventFinder } from './poison-events.ts';
import { ProjectionSession } from './projection-session.ts';
import { sweep } from './build-lifecycle.ts';

const renewEveryMs = leaseMs / 4;
const pollEveryMs = 1_000;
const standbyMs = 300;
const longestPauseMs = 2_000;

export interface WorkerOptions {
  readonly lane: LaneName;
  readonly mongo: MongoClient;
  readonly db: Db;
  /** A new client of the event store, for each attempt. */
  readonly openEvents: () => EventStoreDBClient;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Null where nothing is measured. */
  readonly metrics: WorkerMetrics | null;
  /** Null where nothing is traced. */
  readonly tracing: Tracing | null;
  /** The views of the lane have reached the end of the log, or another worker holds the lease and this one waits for it. */
  readonly onReady: () => void;
  /** Views whose code makes other documents than those that are stored, to be rebuilt. Called once per lease. */
  readonly onOutdated: (views: readonly ViewName[]) => void;
  /** Views that somebody asked to have rebuilt. */
  readonly onRequested: (views: readonly ViewName[]) => void;
  /** Views whose scores follow trending rules that the log has changed since. */
  readonly onOldRules: (views: readonly ViewName[]) => void;
}

/** Waits for the lease, projects until the lease is lost or the signal aborts; a store that fails is tried again. */
export const work = async (options: WorkerOptions): Promise<void> => {
  const { lane, db, signal, log, mongo } = options;
  const progress = new ProgressServer();
  const address = await progress.listen();
  const session = mongo.startSession();
  try {
    while (!signal.aborted) {
      const lease = await lastEpoch(db, lane)
        .then((epoch) => acquireLease(db, lane, address, sessionIdOf(session), epoch))
        .catch((error: unknown) => {
          log.warn({ err: error, lane }, 'the lease cannot be read');
          return undefined;
        });
      if (lease) {
        await workUnderLease(options, lease, session, progress);
        continue;
      }
      if (lease === null) options.onReady();
      await pauseFor(standbyMs, signal);
    }
  } finally {
    await session.endSession();
    await progress.close();
  }
};

const pauseFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);

const workUnderLease = async (
  options: WorkerOptions,
  lease: Lease,
  session: ClientSession,
  progress: ProgressServer,
): Promise<void> => {
  const { lane, db, log, signal, metrics, onRequested, onOldRules } = options;
  const oldRules = new OutdatedRules(db);
  metrics?.leases.set({ lane }, 1);
  log.info({ lane, epoch: lease.epoch }, 'elected');
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  const renewing = setInterval(() => {
    renewLease(db, lease).then(
      (lasts) => lasts || end(),
      (error: unknown) => log.warn({ err: error }, 'the lease cannot be renewed'),
    );
  }, renewEveryMs);
  const polling = setInterval(() => {
    claimRequests(db, viewsOf(lane)).then(
      (views) => views.length > 0 && onRequested(views),
      (error: unknown) => log.warn({ err: error }, 'the requests for rebuilds cannot be read'),
    );
    if (lane !== projections.product.lane) return;
    oldRules.viewsToRebuild().then(
      (views) => views.length > 0 && onOldRules(views),
      (error: unknown) => log.warn({ err: error }, 'the trending rules cannot be read'),
    );
  }, pollEveryMs);
  try {
    await projectUntil(ended.signal, options, lease, session, progress);
  } finally {
    metrics?.leases.set({ lane }, 0);
    clearInterval(renewing);
    clearInterval(polling);
    signal.removeEventListener('abort', end);
    progress.disconnectListeners();
    await releaseLease(db, lease).catch(() => undefined);
    log.info({ lane, epoch: lease.epoch }, 'lease over');
  }
};

const projectUntil = async (
  signal: AbortSignal,
  options: WorkerOptions,
  lease: Lease,
  session: ClientSession,
  progress: ProgressServer,
) => {
  const { lane, mongo, db, openEvents, log, metrics, tracing, onReady, onOutdated } = options;
  const poisonEvents = new PoisonEventFinder();
  let prepared = false;
  let waitMs = 0;
  while (!signal.aborted) {
    const events = openEvents();
    try {
      if (!prepared) {
        if (lease.previousSession) await abortTransactions(db, lease.previousSession);
        await createFirstBuilds(db, lane);
        await sweep(db, lane);
      }
      const builds = await adoptBuilds(db, lane, lease.epoch);
      if (!prepared) onOutdated(await outdatedViews(db, lane));
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
        epoch: lease.epoch,
        poisonEvents,
        log,
        lane,
        progress,
        metrics,
        tracing,
      };
      await new ProjectionSession({ ...context, onCaughtUp, signal }, builds).run();
    } catch (error) {
      log.warn({ err: error }, 'projecting failed and is tried again');
      await pauseFor(waitMs, signal);
      waitMs = Math.min(longestPauseMs, Math.max(50, waitMs * 2));
    } finally {
      await events.dispose().catch(() => undefined);
    }
  }
};

/** Views of the lane of which no build of the current version is live, or about to be. */
const outdatedViews = async (db: Db, lane: LaneName): Promise<ViewName[]> => {
  const builds = await checkpointsIn(db)
    .find({ phase: { $in: ['live', 'level', 'building'] } })
    .toArray();
  return projectionsOf(lane)
    .filter(({ view, version }) => !builds.some((build) => build.view === view && build.version === version))
    .map(({ view }) => view);
};
