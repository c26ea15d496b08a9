import { setTimeout as pause } from 'node:timers/promises';
import { viewsDatabase } from '@henna/contracts';
import { MongoClient, MongoParseError, type Db } from 'mongodb';
import type { Logger } from 'pino';
import { ConfigurationError } from './configuration.ts';

export interface Views {
  readonly mongo: MongoClient;
  readonly db: Db;
}

const client = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { serverSelectionTimeoutMS: 2_000, maxPoolSize: 8, ignoreUndefined: true });
  } catch (error) {
    if (error instanceof MongoParseError || error instanceof TypeError)
      throw new ConfigurationError(`MONGODB_URL is malformed: ${error.message}`, { cause: error });
    throw error;
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
