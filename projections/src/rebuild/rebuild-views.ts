import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { eventTypes, type RecordedHennaEvent, type ViewName } from '@henna/domain';
import type { Binary, Db, MongoClient } from 'mongodb';
import type { RecordedOf } from '../projection.ts';
import { projections } from '../views/projections.ts';
import {
  activeIn,
  type Build,
  checkpointsIn,
  collectionsOf,
  createCollections,
  newBuild,
  openBuild,
} from '../runner/builds.ts';
import { fold } from '../runner/fold.ts';
import { Inbox } from '../runner/inbox.ts';
import { FencedError, isHeld, nameOf } from '../runner/lease.ts';
import { readToEnd, subscribe } from '../runner/event-log.ts';
import { ViewDocuments } from '../runner/view-documents.ts';
import { ViewStore } from '../runner/view-store.ts';

const batchSize = 5_000;
const cachedPerCollection = 50_000;
const lagAllowedMs = 100;
const looked = 20;
const ours = new Set<string>(eventTypes);
const aliveMs = 30_000;
/** Epoch of builds that no worker has taken over yet. */
const ownEpoch = 0;

export interface RebuildOptions {
  readonly mongo: MongoClient;
  readonly db: Db;
  readonly events: EventStoreDBClient;
  readonly views: readonly ViewName[];
  /** The views that answer, where they are others than those beside which it builds. */
  readonly live?: Db;
  /** The rules under which they are built; those that hold until somebody changes them, unless told. */
  readonly rules?: RulesChanged | undefined;
  /** Which events count; all unless told. Asked in the order of the log. */
  readonly admits?: (event: RecordedHennaEvent) => boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (taken: number, position: bigint) => void;
}

type RulesChanged = RecordedOf<'TrendingRulesChanged'>;

/** A rebuild that must not begin. */
export class RebuildRefusedError extends Error {}

const builtUntil = () => new Date(Date.now() + aliveMs);

/** Takes the next number of a view. A rebuild that was given up is in nobody's way: it is dropped by the worker. */
const begin = async (db: Db, view: ViewName, session: Binary): Promise<Build> => {
  const known = await checkpointsIn(db).find({ view }).toArray();
  if (known.some((other) => other.phase === 'level' || (other.phase === 'building' && other.builtUntil! > new Date())))
    throw new RebuildRefusedError(`${view} is being rebuilt already`);
  const number = 1 + Math.max(0, ...known.map(({ build }) => build));
  const document = newBuild(projections[view], number, { builtUntil: builtUntil(), session });
  await checkpointsIn(db).insertOne(document);
  await createCollections(db, projections[view], number);
  return openBuild(db, document);
};

/** Says that the rebuild lives. @throws FencedError when it was given up for dead */
const renew = async (db: Db, names: string[], phase: 'building' | 'level'): Promise<void> => {
  const own = { _id: { $in: names }, phase: 'building' as const, epoch: ownEpoch };
  const { matchedCount } = await checkpointsIn(db).updateMany(own, { $set: { phase, builtUntil: builtUntil() } });
  if (matchedCount !== names.length) throw new FencedError();
};

/** How long the oldest event that the live views have not taken has been waiting, in ms; 0 when nobody projects. */
const liveLag = async (client: EventStoreDBClient, db: Db): Promise<number> => {
  const [slowest] = await checkpointsIn(db).find({ phase: 'live' }).sort({ position: 1 }).limit(1).toArray();
  if (!slowest || !(await isHeld(db))) return 0;
  const taken = BigInt(slowest.position.toString());
  const fromPosition = taken < 0n ? ('start' as const) : { commit: taken, prepare: taken };
  const events = await readToEnd(client.readAll({ fromPosition, maxCount: looked }));
  const waiting = events.find(({ type, position }) => position.commit > taken && ours.has(type));
  return waiting ? Date.now() - waiting.created.getTime() : 0;
};

const letLiveViewsPass = async ({ events, db, live = db, signal }: RebuildOptions): Promise<void> => {
  while (!signal.aborted && (await liveLag(events, live)) > lagAllowedMs) await pause(50, undefined, { signal });
};

/**
 * Builds views anew from the first event, beside those that answer, and leaves them level for the worker to switch to.
 * @returns the builds, or `null` when the signal came first; what was begun is dropped by the worker then
 * @throws RebuildRefusedError, FencedError; whatever the stores throw
 */
export const rebuildViews = async (options: RebuildOptions): Promise<readonly Build[] | null> => {
  const { mongo, db, events, views, rules, signal, admits = () => true, onProgress } = options;
  const session = mongo.startSession();
  const builds: Build[] = [];
  for (const view of views) builds.push(await begin(db, view, nameOf(session)));
  const names = builds.map(({ name }) => name);
  const store = new ViewStore(mongo, db, session);
  const documents = new ViewDocuments(store, cachedPerCollection);
  for (const { projection, number } of builds)
    for (const collection of collectionsOf(projection, number)) documents.startEmpty(collection);
  if (rules)
    for (const { name, projection } of builds)
      await documents.apply(name, rules.position, async (view) => projection.beginUnder?.(rules, view));

  const inbox = new Inbox(batchSize);
  const unsubscribe = subscribe(events, -1n, inbox);
  signal.addEventListener('abort', () => inbox.close());
  let landing = Promise.resolve();
  try {
    for (let taken = 0; ;) {
      const batch = await inbox.take(batchSize);
      if (!batch) return null;
      const folded = await fold(builds, batch.events.filter(admits), documents, batch.to ?? -1n);
      // The batch before lands while this one is folded.
      await landing;
      documents.evict();
      await letLiveViewsPass(options);
      await renew(db, names, 'building');
      landing = store.land(folded, ownEpoch);
      landing.catch(() => undefined);
      taken += batch.events.length;
      onProgress(taken, batch.to ?? builds[0]!.position);
      if (!batch.caughtUp) continue;
      await landing;
      await renew(db, names, 'level');
      return builds;
    }
  } finally {
    await landing.catch(() => undefined);
    await unsubscribe();
    await session.endSession();
  }
};

/** Waits until the worker answers from these builds. @returns whether it does; not when there is no worker */
export const switched = async (db: Db, builds: readonly Build[], signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const active = await activeIn(db).findOne({ _id: 'active' });
    if (builds.every(({ view, number }) => active?.builds[view] === number)) return true;
    if (!(await isHeld(db))) return false;
    await pause(100, undefined, { signal });
  }
  return false;
};
