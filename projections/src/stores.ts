import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client';
import { viewsDatabase } from '@henna/domain';
import { SettingError, storeAt, untilAnswers, wakeWritersOfClosedSockets } from '@henna/domain/node';
import { MongoClient, type Db } from 'mongodb';
import { logEnd } from './runner/event-log.ts';

wakeWritersOfClosedSockets();

export interface Views {
  readonly mongo: MongoClient;
  readonly db: Db;
}

/** What a driver says of an address that it can't read. */
const malformed = (name: string, cause: unknown) =>
  new SettingError(`${name} is malformed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });

const client = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { serverSelectionTimeoutMS: 2_000, maxPoolSize: 8, ignoreUndefined: true });
  } catch (error) {
    throw malformed('MONGODB_URL', error);
  }
};

/** A client of the event store; it connects when it is first used. @throws SettingError for a malformed address */
export const eventStore = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    throw malformed('EVENTSTORE_URL', error);
  }
};

const isFinal = (error: unknown) => error instanceof SettingError || error instanceof AccessDeniedError;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Resolves when the event store answers, however long that takes; prints once that it waits. */
export const untilEventsAnswer = async (url: string, signal: AbortSignal): Promise<void> => {
  const ask = () => {
    const events = eventStore(url);
    return logEnd(events).finally(() => events.dispose().catch(() => undefined));
  };
  await untilAnswers(storeAt('EventStoreDB', url), ask, isFinal, print, signal);
};

/**
 * Opens the database of the views, waiting for a store that is unavailable; prints once that it waits.
 * @throws SettingError when it is not a replica set: batches land as transactions
 */
export const openViews = (url: string, signal: AbortSignal): Promise<Views> => {
  const open = async () => {
    const mongo = client(url);
    try {
      const hello = await mongo.db('admin').command({ hello: 1 });
      if (!hello['setName'] && hello['msg'] !== 'isdbgrid')
        throw new SettingError('MONGODB_URL must name a replica set: the views are written in transactions');
      return { mongo, db: mongo.db(viewsDatabase) };
    } catch (error) {
      await mongo.close();
      throw error;
    }
  };
  return untilAnswers(storeAt('MongoDB', url), open, isFinal, print, signal);
};
