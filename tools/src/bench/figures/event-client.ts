import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { Program } from '../../processes/child-service.ts';

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
