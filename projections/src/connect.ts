import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { viewsDatabase } from '@henna/contracts';
import { MongoClient, type Db } from 'mongodb';
import type { Logger } from 'pino';
import { ConfigurationError } from './configuration.ts';

export interface Views {
  readonly mongo: MongoClient;
  readonly db: Db;
}

/** What a driver says of an address that it can't read. */
const malformed = (name: string, cause: unknown) =>
  new ConfigurationError(`${name} is malformed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });

const client = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { serverSelectionTimeoutMS: 2_000, maxPoolSize: 8, ignoreUndefined: true });
  } catch (error) {
    throw malformed('MONGODB_URL', error);
  }
};

/** A client of the event store; it connects when it is first used. @throws ConfigurationError for a malformed address */
export const eventStore = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    throw malformed('EVENTSTORE_URL', error);
  }
};

/**
 * Opens the database of the views, waiting for a store that is not there yet.
 * @throws ConfigurationError when it is not a replica set: batches land as transactions
 */
export const openViews = async (url: string, log: Logger, signal: AbortSignal): Promise<Views> => {
  const mongo = client(url);
  for (;;) {
    try {
      const hello = await mongo.db('admin').command({ hello: 1 });
      if (!hello['setName'] && hello['msg'] !== 'isdbgrid') {
        await mongo.close();
        throw new ConfigurationError('MONGODB_URL must name a replica set: the views are written in transactions');
      }
      return { mongo, db: mongo.db(viewsDatabase) };
    } catch (error) {
      if (error instanceof ConfigurationError || signal.aborted) throw error;
      log.warn({ err: error }, 'MongoDB does not answer yet');
      await pause(500, undefined, { signal });
    }
  }
};
