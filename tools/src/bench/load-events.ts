import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { endProgress, showProgress } from '../processes/console.ts';
import { metadata, type History, type StreamHistory } from './histories/history.ts';

const together = 128;
const shownEvery = 5_000;

/** Appends a history straight to the event store, many streams at a time. @returns how many events there were */
export const loadEvents = async (eventStoreUrl: string, history: History): Promise<number> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const total = history.flat().reduce((sum, { events }) => sum + events.length, 0);
  let done = 0;
  const append = async ({ stream, events }: StreamHistory) => {
    const data = events.map(({ type, data }) => {
      const id = randomUUID();
      return jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata(id) } });
    });
    await client.appendToStream(stream, data, { expectedRevision: NO_STREAM });
    if (Math.floor((done + events.length) / shownEvery) > Math.floor(done / shownEvery))
      showProgress(`Appending ${done + events.length}/${total} events`);
    done += events.length;
  };
  try {
    for (const phase of history) {
      const waiting = phase.values();
      // One iterator for all of them: each takes the next stream when it has finished its last.
      const work = async () => {
        for (const stream of waiting) await append(stream);
      };
      await Promise.all(Array.from({ length: together }, work));
    }
  } finally {
    await client.dispose();
    endProgress();
  }
  return done;
};
