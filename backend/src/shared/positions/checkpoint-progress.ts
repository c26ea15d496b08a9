import {
  stateCollections,
  viewCollection,
  type ActiveBuildsDocument,
  type CheckpointDocument,
  type ViewName,
  type WorkerProgress,
} from '@henna/domain';
import type { Db } from 'mongodb';

/** The worker's progress as the stores tell it, for when the worker itself can't be heard; `undefined` before its first batch. */
export const checkpointProgress = async (views: Db): Promise<WorkerProgress | undefined> => {
  const active = await views.collection<ActiveBuildsDocument>(stateCollections.builds).findOne({ _id: 'active' });
  if (!active) return undefined;
  const names = Object.entries(active.builds).map(([view, build]) => viewCollection(view as ViewName, build));
  const checkpoints = await views
    .collection<CheckpointDocument>(stateCollections.checkpoints)
    .find({ _id: { $in: names } }, { promoteLongs: false })
    .toArray();
  if (checkpoints.length < names.length) return undefined;
  const positions = checkpoints.map(({ position }) => BigInt(position.toString()));
  return {
    position: String(positions.reduce((lowest, position) => (position < lowest ? position : lowest))),
    builds: active.builds,
    degraded: checkpoints.filter(({ degraded }) => degraded).map(({ view }) => view),
  };
};
