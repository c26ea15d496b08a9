import {
  type ActiveBuildsDocument,
  type BuildPhase,
  type LaneName,
  type CheckpointDocument,
  type ParkedDocument,
  stateCollections,
  viewCollection,
  type ViewName,
} from '@henna/domain';
import { type Binary, type Db, Long } from 'mongodb';
import type { Projection } from '../projection.ts';
import { projections, projectionsOf, viewsOf } from '../views/projections.ts';
import { abortTransactions, FencedError } from './lease.ts';

/** Before the first event. */
export const beforeFirstEvent = -1n;

/** A checkpoint with what only the worker and rebuilds need. */
export interface BuildDocument extends CheckpointDocument {
  /** When the rebuild that feeds it counts as dead, unless it renews this. */
  readonly builtUntil?: Date;
  /** The session of that rebuild's transactions. */
  readonly session?: Binary;
  readonly retireAt?: Date;
}

/** A build of a view while events are folded into it. */
export interface Build {
  readonly name: string;
  readonly view: ViewName;
  readonly number: number;
  readonly projection: Projection;
  phase: BuildPhase;
  position: bigint;
  degraded: boolean;
  /** Streams with a parked event: later events of theirs are parked behind it. */
  readonly parkedStreams: Set<string>;
}

export const collectionsOf = (projection: Projection, number: number): readonly string[] => [
  viewCollection(projection.view, number),
  ...projection.parts.map((part) => viewCollection(projection.view, number, part)),
];

export const checkpointsIn = (db: Db) => db.collection<BuildDocument>(stateCollections.checkpoints);
export const activeIn = (db: Db) => db.collection<ActiveBuildsDocument>(stateCollections.builds);

/** Creates the collections of a build with their indexes. */
export const createCollections = async (db: Db, projection: Projection, number: number): Promise<void> => {
  for (const name of collectionsOf(projection, number))
    await db.createCollection(name).catch((error: unknown) => {
      const exists = error instanceof Error && 'code' in error && error.code === 48;
      if (!exists) throw error;
    });
  for (const { part, key, having } of projection.indexes) {
    const options = having === undefined ? {} : { partialFilterExpression: { [having]: { $exists: true } } };
    await db.collection(viewCollection(projection.view, number, part)).createIndex({ ...key }, options);
  }
};

/** Drops what is left of a build: its collections, its parked events, last its checkpoint. */
export const dropBuild = async (db: Db, { _id, view, build, session }: BuildDocument): Promise<void> => {
  if (session) await abortTransactions(db, session);
  await checkpointsIn(db).updateOne({ _id }, { $set: { phase: 'dropping', epoch: -1 } });
  const name = viewCollection(view, build);
  // Its parts are found by their names: the view itself may not exist in this version.
  for (const { name: each } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (each === name || each.startsWith(`${name}.`)) await db.collection(each).drop();
  await db.collection<ParkedDocument>(stateCollections.parked).deleteMany({ view, build });
  await checkpointsIn(db).deleteOne({ _id });
};

/** A build at the beginning. */
export const newBuild = (projection: Projection, number: number, more: Partial<BuildDocument>): BuildDocument => ({
  _id: viewCollection(projection.view, number),
  view: projection.view,
  build: number,
  position: Long.fromBigInt(beforeFirstEvent),
  epoch: 0,
  phase: 'building',
  lane: projection.lane,
  version: projection.version,
  ...more,
});

/** Build 1 of every view of a lane, at the first start. */
export const createFirstBuilds = async (db: Db, lane: LaneName): Promise<void> => {
  const active = await activeIn(db).findOne({ _id: 'active' });
  const first = projectionsOf(lane);
  if (first.some(({ view }) => active?.builds[view] !== undefined)) return;
  for (const projection of first) {
    await createCollections(db, projection, 1);
    const build = newBuild(projection, 1, { phase: 'live' });
    await checkpointsIn(db).updateOne({ _id: build._id }, { $setOnInsert: build }, { upsert: true });
  }
  // Field by field: the other lane may create its first builds at the same time.
  const builds = Object.fromEntries(first.map(({ view }) => [`builds.${view}`, 1]));
  await activeIn(db).updateOne({ _id: 'active' }, { $set: builds }, { upsert: true });
};

/** The highest epoch under which builds of a lane were written. */
export const lastEpoch = async (db: Db, lane: LaneName): Promise<number> => {
  const [last] = await checkpointsIn(db)
    .find({ view: { $in: viewsOf(lane) } })
    .sort({ epoch: -1 })
    .limit(1)
    .toArray();
  return last?.epoch ?? 0;
};

/**
 * The builds of a lane that the worker of this epoch follows; nobody of an earlier epoch can move them any more.
 * @throws FencedError when the epoch is over
 */
export const adoptBuilds = async (db: Db, lane: LaneName, epoch: number): Promise<Build[]> => {
  const followed = {
    view: { $in: viewsOf(lane) },
    phase: { $in: ['level', 'live', 'retiring'] as const },
    epoch: { $lte: epoch },
  };
  await checkpointsIn(db).updateMany(followed, { $set: { epoch, lane } });
  const documents = await checkpointsIn(db).find(followed).toArray();
  if (!documents.some(({ phase }) => phase === 'live')) throw new FencedError();
  return Promise.all(documents.map((document) => openBuild(db, document)));
};

export const openBuild = async (db: Db, document: BuildDocument): Promise<Build> => {
  const { _id: name, view, build: number, phase, position, degraded = false } = document;
  const parked = db.collection<ParkedDocument>(stateCollections.parked);
  const streams = degraded ? await parked.distinct('stream', { view, build: number }) : [];
  return {
    name,
    view,
    number,
    phase,
    projection: projections[view],
    position: BigInt(position.toString()),
    degraded,
    parkedStreams: new Set(streams),
  };
};
