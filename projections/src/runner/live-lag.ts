import type { AllStreamRecordedEvent, AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import { eventTypes } from '@henna/domain';
import type { Db } from 'mongodb';
import { checkpointsIn } from './builds.ts';
import { isHeld } from './lease.ts';

const ours = new Set<string>(eventTypes);
const looked = 20;

type Events = AsyncIterable<AllStreamResolvedEvent>;

/** Reads to the end: a read that is left early stays open on the server. */
const collect = async (events: Events): Promise<readonly AllStreamRecordedEvent[]> => {
  const found: AllStreamRecordedEvent[] = [];
  for await (const { event } of events) if (event) found.push(event);
  return found;
};

/** Position of the last event in the log, 0 in an empty one. */
export const logEnd = async (client: EventStoreDBClient): Promise<bigint> => {
  const [last] = await collect(client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }));
  return last?.position.commit ?? 0n;
};

/** How long the oldest event that the live views have not taken has been waiting, in ms; 0 when nobody projects. */
export const liveLag = async (client: EventStoreDBClient, db: Db): Promise<number> => {
  const [slowest] = await checkpointsIn(db).find({ phase: 'live' }).sort({ position: 1 }).limit(1).toArray();
  if (!slowest || !(await isHeld(db))) return 0;
  const taken = BigInt(slowest.position.toString());
  const fromPosition = taken < 0n ? ('start' as const) : { commit: taken, prepare: taken };
  const events = await collect(client.readAll({ fromPosition, maxCount: looked }));
  const waiting = events.find(({ type, position }) => position.commit > taken && ours.has(type));
  return waiting ? Date.now() - waiting.created.getTime() : 0;
};
