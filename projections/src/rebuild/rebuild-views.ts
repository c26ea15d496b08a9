import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { eventTypes, type RecordedHennaEvent, type ViewName } from '@henna/domain';
import type { Binary, Db, MongoClient } from 'mongodb';
import type { RecordedOf } from '../projection.ts';
import { projections, viewsOf } from '../views/projections.ts';
import {
  activeIn,
  type Build,
  checkpointsIn,
  collectionsOf,
  createCollections,
  newBuild,
  openBuild,
} from '../runner/builds.ts';
import { fold, type CheckpointAdvance } from '../runner/fold.ts';
import { Inbox } from '../runner/inbox.ts';
import { FencedError, isLeaseHeld, sessionIdOf } from '../runner/lease.ts';
import { readToEnd, subscribe } from '../runner/event-log.ts';
import { ViewDocuments, type CollectionWrites } from '../runner/view-documents.ts';
import { ViewStore } from '../runner/view-store.ts';

const batchSize = 5_000;
/** Documents of all views in memory; about 1 KB each. */
const cachedDocuments = 50_000;
const writesPerCommit = 20_000;
const lagAllowedMs = 100;
const readAhead = 20;
const ownEventTypes = new Set<string>(eventTypes);
const aliveMs = 30_000;
/** Epoch of builds that no worker has adopted yet. */
const ownEpoch = 0;

export interface RebuildOptions {
  readonly mongo: MongoClient;
  readonly db: Db;
  readonly events: EventStoreDBClient;
  readonly views: readonly ViewName[];
  /** The database of the live views, where that is another than `db`. */
  readonly live?: Db;
  /** The trending rules that scores follow; the default ones if absent. */
  readonly rules?: RulesChanged | undefined;
  /** Which events to apply, asked in the order of the log; all if absent. */
  readonly admits?: (event: RecordedHennaEvent) => boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (eventCount: number, position: bigint) => void;
}

type RulesChanged = RecordedOf<'TrendingRulesChanged'>;

/** A rebuild that must not begin. */
export class RebuildRefusedError extends Error {}

const aliveUntil = () => new Date(Date.now() + aliveMs);

/** Creates a build with a number that no build of its view had. A dead rebuild of the view is no obstacle: the worker drops it. */
const beginBuild = async (db: Db, view: ViewName, session: Binary): Promise<Build> => {
  const existing = await checkpointsIn(db).find({ view }).toArray();
  if (
    existing.some((other) => other.phase === 'level' || (other.phase === 'building' && other.builtUntil! > new Date()))
  )
    throw new RebuildRefusedError(`${view} is being rebuilt already`);
  const last = (await activeIn(db).findOne({ _id: 'active' }))?.lastBuilds?.[view];
  const number = 1 + Math.max(last ?? 0, ...existing.map(({ build }) => build));
  const key = `lastBuilds.${view}`;
  await activeIn(db).updateOne({ _id: 'active', [key]: last ?? { $exists: false } }, { $set: { [key]: number } });
  const document = newBuild(projections[view], number, { builtUntil: aliveUntil(), session });
  await checkpointsIn(db).insertOne(document);
  await createCollections(db, projections[view], number);
  return openBuild(db, document);
};

/** Renews the time until which the rebuild counts as alive. @throws FencedError when that had run out */
const renewBuilds = async (db: Db, names: readonly string[], phase: 'building' | 'level'): Promise<void> => {
  const own = { _id: { $in: [...names] }, phase: 'building' as const, epoch: ownEpoch };
  const { matchedCount } = await checkpointsIn(db).updateMany(own, { $set: { phase, builtUntil: aliveUntil() } });
  if (matchedCount !== names.length) throw new FencedError();
};

/** How long the oldest event that the views of pages have not applied has been waiting, in ms; 0 when no worker runs. */
const liveLag = async (client: EventStoreDBClient, db: Db): Promise<number> => {
  const [slowest] = await checkpointsIn(db)
    .find({ phase: 'live', view: { $in: viewsOf('fast') } })
    .sort({ position: 1 })
    .limit(1)
    .toArray();
  if (!slowest || !(await isLeaseHeld(db, 'fast'))) return 0;
  const applied = BigInt(slowest.position.toString());
  const fromPosition = applied < 0n ? ('start' as const) : { commit: applied, prepare: applied };
  const events = await readToEnd(client.readAll({ fromPosition, maxCount: readAhead }));
  const waiting = events.find(({ type, position }) => position.commit > applied && ownEventTypes.has(type));
  return waiting ? Date.now() - waiting.created.getTime() : 0;
};

/** The builds count as alive while they wait, however long that is. @throws FencedError */
const letLiveViewsPass = async (options: RebuildOptions, names: readonly string[]): Promise<void> => {
  const { events, db, live = db, signal } = options;
  for (let renewedAt = 0; !signal.aborted; await pause(50, undefined, { signal })) {
    const lag = await liveLag(events, live);
    if (lag <= lagAllowedMs || Date.now() - renewedAt > aliveMs / 10) {
      await renewBuilds(db, names, 'building');
      renewedAt = Date.now();
    }
    if (lag <= lagAllowedMs) return;
  }
};

/** In pieces, as one transaction must not take long. */
const piecesOf = (documents: readonly CollectionWrites[]): CollectionWrites[] =>
  documents.flatMap(({ collection, writes }) =>
    Array.from({ length: Math.ceil(writes.length / writesPerCommit) }, (_, index) => ({
      collection,
      writes: writes.slice(index * writesPerCommit, (index + 1) * writesPerCommit),
    })),
  );

/** What the builds have reached. Each commit moves them, if only to where they are: a build that was given up is not written to. */
const advancesOf = (builds: readonly Build[], from: readonly bigint[]): CheckpointAdvance[] =>
  builds.map(({ name, position, degraded }, index) => ({ name, from: from[index]!, to: position, degraded }));

const positionsOf = (builds: readonly Build[]): readonly bigint[] => builds.map(({ position }) => position);

/**
 * Rebuilds views from the first event, beside the live ones, and leaves them level for the worker to switch to.
 * @returns the builds, or `null` when the signal aborted first: the worker drops the unfinished builds then
 * @throws RebuildRefusedError, FencedError; whatever the stores throw
 */
export const rebuildViews = async (options: RebuildOptions): Promise<readonly Build[] | null> => {
  const { mongo, db, events, views, rules, signal, admits = () => true, onProgress } = options;
  const session = mongo.startSession();
  const builds: Build[] = [];
  for (const view of views) builds.push(await beginBuild(db, view, sessionIdOf(session)));
  const names = builds.map(({ name }) => name);
  const store = new ViewStore(mongo, db, session);
  const documents = new ViewDocuments(store, cachedDocuments, { isWriteBehind: true });
  for (const { projection, number } of builds)
    for (const collection of collectionsOf(projection, number)) documents.startEmpty(collection);
  if (rules)
    for (const { name, projection } of builds)
      await documents.apply(name, rules.position, async (view) => projection.startWithRules?.(rules, view));

  const inbox = new Inbox(batchSize);
  const unsubscribe = subscribe(events, -1n, inbox);
  signal.addEventListener('abort', () => inbox.close());
  let committing = Promise.resolve();
  try {
    for (let eventCount = 0; ;) {
      const batch = await inbox.nextBatch(batchSize);
      if (!batch) return null;
      const from = positionsOf(builds);
      const folded = await fold(builds, batch.events.filter(admits), documents, batch.to ?? -1n);
      const commit = { ...folded, advances: advancesOf(builds, from) };
      // The batch before is committed while this one is folded.
      await committing;
      documents.evict();
      await letLiveViewsPass(options, names);
      committing = store.commit(commit, ownEpoch);
      committing.catch(() => undefined);
      eventCount += batch.events.length;
      onProgress(eventCount, batch.to ?? builds[0]!.position);
      if (!batch.caughtUp) continue;
      await committing;
      const advances = advancesOf(builds, positionsOf(builds));
      for (const piece of piecesOf(documents.drainAll())) {
        await renewBuilds(db, names, 'building');
        await store.commit({ documents: [piece], parked: [], advances }, ownEpoch);
      }
      await renewBuilds(db, names, 'level');
      return builds;
    }
  } finally {
    await committing.catch(() => undefined);
    await unsubscribe();
    await session.endSession();
  }
};

/** Waits until the worker has switched to these builds. @returns false when there is no worker to do so */
export const untilSwitched = async (db: Db, builds: readonly Build[], signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const active = await activeIn(db).findOne({ _id: 'active' });
    const waiting = builds.filter(({ view, number }) => active?.builds[view] !== number);
    if (waiting.length === 0) return true;
    for (const lane of new Set(waiting.map(({ projection }) => projection.lane)))
      if (!(await isLeaseHeld(db, lane))) return false;
    await pause(100, undefined, { signal });
  }
  return false;
};
