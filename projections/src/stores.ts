import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client';
import { viewsDatabase } from '@henna/domain';
import { SettingError, storeAt, untilAnswers, wakeWritersOfClosedSockets } from '@henna/domain/node';
import { MongoClient, type Db } from 'mongodb';
import { logEnd } from './runner/event-log.ts';

wakeWritersOfClosedSockets();

export interface ViewsDatabase {
  readonly mongo: MongoClient;
  readonly db: Db;
}

const malformedAddress = (name: string, cause: unknown) =>
  new SettingError(`${name} is malformed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });

const mongoClient = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { serverSelectionTimeoutMS: 2_000, maxPoolSize: 8, ignoreUndefined: true });
  } catch (error) {
    throw malformedAddress('MONGODB_URL', error);
  }
};

/** A client of the event store; it connects when it is first used. @throws SettingError for a malformed address */
export const eventStoreClient = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    throw malformedAddress('EVENTSTORE_URL', error);
  }
};

const isFinal = (error: unknown) => error instanceof SettingError || error instanceof AccessDeniedError;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Resolves when the event store answers, however long that takes; prints once that it waits. */
export const untilEventStoreAnswers = async (url: string, signal: AbortSignal): Promise<void> => {
  const ask = () => {
    const events = eventStoreClient(url);
    return logEnd(events).finally(() => events.dispose().catch(() => undefined));
  };
  await untilAnswers(storeAt('EventStoreDB', url), ask, isFinal, print, signal);
};

/**
 * Opens the database of the views, waiting for a store that is unavailable; prints once that it waits.
 * @throws SettingError when it is not a replica set: batches are committed as transactions
 */
export const openViewsDatabase = (url: string, signal: AbortSignal): Promise<ViewsDatabase> => {
  const open = async () => {
    const mongo = mongoClient(url);
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
