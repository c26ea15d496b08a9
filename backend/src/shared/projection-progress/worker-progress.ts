import {
  type ActiveBuildsDocument,
  type ChangedCounts,
  type CheckpointDocument,
  type LaneName,
  type LeaseDocument,
  stateCollections,
  type ViewChange,
  type ViewChanges,
  viewCollection,
  type ViewName,
  type WorkerProgress,
} from '@henna/domain';
import type { Db } from 'mongodb';

/** The worker's progress in a lane by its checkpoints, for when there is no connection to it; `undefined` before its first commit. */
export const checkpointProgress = async (views: Db, lane: LaneName): Promise<WorkerProgress | undefined> => {
  const active = await views.collection<ActiveBuildsDocument>(stateCollections.builds).findOne({ _id: 'active' });
  if (!active) return undefined;
  const names = Object.entries(active.builds).map(([view, build]) => viewCollection(view as ViewName, build));
  const checkpoints = await views
    .collection<CheckpointDocument>(stateCollections.checkpoints)
    .find({ _id: { $in: names } }, { promoteLongs: false })
    .toArray();
  if (checkpoints.length < names.length) return undefined;
  // Builds of a worker that knew no lanes count as fast until the new worker has adopted them.
  const own = checkpoints.filter((checkpoint) => (checkpoint.lane ?? 'fast') === lane);
  if (own.length === 0) return undefined;
  const position = String(
    own.map((each) => BigInt(each.position.toString())).reduce((lowest, each) => (each < lowest ? each : lowest)),
  );
  return {
    position,
    lastEvent: position,
    builds: Object.fromEntries(own.map(({ view, build }) => [view, Number(build)])),
    degraded: own.filter(({ degraded }) => degraded).map(({ view }) => view),
  };
};

/** The unexpired lease of a lane; `null` if no worker holds it. */
export const activeWorkerLease = (views: Db, lane: LaneName): Promise<LeaseDocument | null> =>
  views.collection<LeaseDocument>(stateCollections.lease).findOne({ _id: lane, expiresAt: { $gt: new Date() } });

/** The later progress, with the changes of both; unknown if those of either are. */
export const mergeProgress = (before: WorkerProgress, after: WorkerProgress): WorkerProgress => {
  const { changed, ...state } = after;
  return before.changed && changed ? { ...state, changed: mergeChanges(before.changed, changed) } : state;
};

const mergeChanges = (before: ViewChanges, after: ViewChanges): ViewChanges => {
  const joined: { -readonly [View in keyof ViewChanges]: ViewChanges[View] } = { ...before };
  for (const [view, change] of Object.entries(after) as [ViewName, ViewChange][]) {
    const previous = joined[view];
    joined[view] = previous ? mergeChange(previous, change) : change;
  }
  return joined;
};

const mergeChange = (one: ViewChange, other: ViewChange): ViewChange => ({
  ids: [...new Set([...one.ids, ...other.ids])],
  ...((one.products ?? other.products) && {
    products: [...new Set([...(one.products ?? []), ...(other.products ?? [])])],
  }),
  ...((one.counts ?? other.counts) && { counts: mergeCounts(one, other) }),
});

/** The later counts of each product, unless it changed in other ways in either. */
const mergeCounts = (one: ViewChange, other: ViewChange): Readonly<Record<string, ChangedCounts>> => {
  const counts: Record<string, ChangedCounts> = { ...one.counts };
  const changedBefore = new Set(one.ids);
  for (const id of other.ids) {
    const later = other.counts?.[id];
    const earlier = changedBefore.has(id) ? one.counts?.[id] : {};
    if (later && earlier) counts[id] = { ...earlier, ...later };
    else delete counts[id];
  }
  return counts;
};
