import { privateDatabase, type ReplayDocument, replaysCollection } from '@henna/domain';
import type { Collection, MongoClient } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
import { refusalOf } from '@henna/domain/refusals';
import type { Logger } from 'pino';
import { type OwnedProgram, startOwned } from '../child-program.ts';

/** A running replay updates `aliveAt` more often than this. */
const silentMs = 30_000;

export const replaysIn = (mongo: MongoClient): Collection<ReplayDocument> =>
  mongo.db(privateDatabase).collection<ReplayDocument>(replaysCollection);

/** Claims the oldest replay that waits, or whose program has fallen silent. @returns its id */
export const claimReplay = async (replays: Collection<ReplayDocument>): Promise<string | undefined> => {
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

/** Ends a replay and deletes the ids of the people that it left out. */
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

const flags = ['--max-old-space-size=3072'];
const pollEveryMs = 500;

/** Runs replays one after the other, each in a process of its own, so that the live views do not wait for them. */
export const runReplays = async (
  program: OwnedProgram,
  mongo: MongoClient,
  log: Logger,
  signal: AbortSignal,
): Promise<void> => {
  const replays = replaysIn(mongo);
  while (!signal.aborted) {
    try {
      const id = await claimReplay(replays);
      if (id === undefined) await pause(pollEveryMs, undefined, { signal });
      else if (!(await run(program, id, signal)) && !signal.aborted)
        await endReplay(replays, id, { state: 'failed', problem: refusalOf('REPLAY_ENDED') });
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'replays cannot be read');
      await pause(pollEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
};

/** @returns whether the program came to its end */
const run = (program: OwnedProgram, id: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const child = startOwned(program, flags, [id], signal);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
