import { privateDatabase, replaysCollection, type ReplayDocument } from '@henna/domain';
import type { Collection, MongoClient } from 'mongodb';

/** Whoever runs a replay tells more often that it is alive. */
const silentMs = 30_000;

export const replaysIn = (mongo: MongoClient): Collection<ReplayDocument> =>
  mongo.db(privateDatabase).collection<ReplayDocument>(replaysCollection);

/** Takes the oldest replay that waits, or that somebody began and is heard of no more. @returns its id */
export const takeReplay = async (replays: Collection<ReplayDocument>): Promise<string | undefined> => {
  const now = new Date();
  const silent = { state: 'running' as const, aliveAt: { $lt: new Date(now.getTime() - silentMs) } };
  const [oldest] = await replays
    .find({ $or: [{ state: 'waiting' }, silent] })
    .sort({ createdAt: 1 })
    .limit(1)
    .toArray();
  if (!oldest) return undefined;
  const { _id, state, aliveAt } = oldest;
  const { modifiedCount } = await replays.updateOne(
    { _id, state, aliveAt },
    { $set: { state: 'running', aliveAt: now, progress: 0 } },
  );
  return modifiedCount === 1 ? _id : undefined;
};

/** Ends a replay; the ids of people whom it left out are kept no longer. */
export const endReplay = async (
  replays: Collection<ReplayDocument>,
  _id: string,
  end: Pick<ReplayDocument, 'state'> & Partial<Pick<ReplayDocument, 'result' | 'problem'>>,
): Promise<void> => {
  await replays.updateOne(
    { _id },
    { $set: { ...end, finishedAt: new Date(), progress: 1 }, $unset: { without: true } },
  );
};
