import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { Program } from '../../parts/part.ts';

const together = 500;
const streams = 8;

/** A server that stores nothing; the file lies beside the built bench. */
export const echo = (): Program => ({
  name: 'echo',
  file: fileURLToPath(new URL('bench-echo.js', import.meta.url)),
});

export const withClient = async <Result>(
  url: string,
  work: (client: EventStoreDBClient) => Promise<Result>,
): Promise<Result> => {
  const client = EventStoreDBClient.connectionString(url);
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
};

/** Appends small events to many streams. @param count rounded up to what is appended at once, 4,000 */
export const fillEvents = async (client: EventStoreDBClient, count: number): Promise<void> => {
  const append = (stream: number) =>
    client.appendToStream(
      `bench-${stream}`,
      Array.from({ length: together }, (_, n) =>
        jsonEvent({ id: randomUUID(), type: 'VoteCast', data: { n, vote: 'up' } }),
      ),
    );
  for (let done = 0; done < count; done += together * streams)
    await Promise.all(Array.from({ length: streams }, (_, i) => append(done / together + i)));
};
