import { storeAt, untilAnswers } from '@henna/domain/node';
import { MongoServerError } from 'mongodb';
import type { Settings } from '../../settings.ts';
import { Databases } from './databases.ts';
import { EventStore } from './event-store.ts';

type Print = (line: string) => void;

/**
 * Resolves when both stores answer; prints once for which one it waits.
 * @throws an error of a store that answers, which waiting does not change
 */
export const untilStoresAnswer = async (
  { eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>,
  print: Print,
): Promise<void> => {
  await Promise.all([
    untilAnswers(storeAt('EventStoreDB', eventStoreUrl), () => askEvents(eventStoreUrl), isRefusal, print),
    untilAnswers(storeAt('MongoDB', mongoUrl), () => askDocuments(mongoUrl), isRefusal, print),
  ]);
};

/** A new client for each attempt, because one of MongoDB whose first attempt failed never connects. */
const askDocuments = async (url: string) => {
  const databases = new Databases(url);
  await databases.ping().finally(() => databases.onApplicationShutdown());
};

const askEvents = async (url: string) => {
  const events = new EventStore(url);
  await events.tail().finally(() => events.onApplicationShutdown());
};

const isRefusal = (error: unknown) =>
  error instanceof MongoServerError || (error instanceof Error && /AccessDenied|NotAuthenticated/.test(error.name));
