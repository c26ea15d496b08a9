import { setPriority } from 'node:os';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Refusal, ReplayDocument } from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import type { Collection } from 'mongodb';
import { storeSettings } from '@henna/domain/node';
import { eventStoreClient, openViewsDatabase } from '../stores.ts';
import { endWithParent } from '../child-program.ts';
import { ReplayedActivity } from './activity.ts';
import { compare, liveRanking, ranking } from './ranking.ts';
import { readLog } from '../runner/event-log.ts';
import { endReplay, replaysIn } from './replay-queue.ts';

const maxActivity = 10_000_000;
const maxDurationMs = 15 * 60_000;
const reportEveryMs = 500;
const nice = 10;

/** Why a replay was stopped, for whoever requested it. */
class ReplayRefusedError extends Error {
  constructor(readonly problem: Refusal) {
    super(problem.message);
  }
}

class ReplayCancelledError extends Error {}

const run = async (replays: Collection<ReplayDocument>, events: EventStoreDBClient, replay: ReplayDocument) => {
  const { _id, inputs, without = [] } = replay;
  const end = BigInt(inputs.position);
  const startedAt = Date.now();
  const activity = new ReplayedActivity();
  let count = 0;
  let reportedAt = 0;
  const report = async (position: bigint) => {
    const now = Date.now();
    if (now - reportedAt < reportEveryMs) return;
    reportedAt = now;
    if (now - startedAt > maxDurationMs) throw new ReplayRefusedError(refusalOf('REPLAY_TOO_LONG'));
    const progress = end > 0n ? Number(position) / Number(end) : 0;
    const updated = await replays.findOneAndUpdate(
      { _id },
      { $set: { progress: Math.min(0.99, progress), aliveAt: new Date() } },
    );
    if (!updated || updated.isCancelled) throw new ReplayCancelledError();
  };
  for await (const page of readLog(events, end)) {
    for (const event of page) activity.apply(event);
    count += page.length;
    if (activity.size > maxActivity)
      throw new ReplayRefusedError(refusalOf('REPLAY_TOO_MANY_ACTS', { max: maxActivity }));
    const last = page.at(-1);
    if (last) await report(last.position);
  }
  return compare(ranking(activity, { ...inputs, without }), ranking(activity, liveRanking(activity.rules)), count);
};

const [id] = process.argv.slice(2);
if (id === undefined) throw new Error('replay takes the id of a replay');
endWithParent();
setPriority(nice);
const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => process.exit(1));
const { eventStoreUrl, mongoUrl } = storeSettings(process.env);
const { mongo } = await openViewsDatabase(mongoUrl, stop.signal);
const events = eventStoreClient(eventStoreUrl);
const replays = replaysIn(mongo);
try {
  const replay = await replays.findOne({ _id: id });
  if (replay) await endReplay(replays, id, { state: 'done', result: await run(replays, events, replay) });
} catch (error) {
  if (error instanceof ReplayCancelledError) await endReplay(replays, id, { state: 'cancelled' });
  else if (error instanceof ReplayRefusedError)
    await endReplay(replays, id, { state: 'failed', problem: error.problem });
  else throw error;
} finally {
  await events.dispose();
  await mongo.close();
}
