import { setTimeout as pause } from 'node:timers/promises';
import { storeAt } from '@henna/contracts';
import { MongoServerError } from 'mongodb';
import type { Settings } from '../../settings.ts';
import { Databases } from './databases.ts';
import { EventStore } from './event-store.ts';

const retryAfterMs = 500;
type Print = (line: string) => void;

/**
 * Resolves when both stores answer, however long that takes; prints once which one it waits for.
 * @throws what a store refuses with, which waiting does not change
 */
export const untilStoresAnswer = async (
  { eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>,
  print: Print,
): Promise<void> => {
  await Promise.all([
    untilAnswers(() => askEvents(eventStoreUrl), storeAt('EventStoreDB', eventStoreUrl), print),
    untilAnswers(() => askDocuments(mongoUrl), storeAt('MongoDB', mongoUrl), print),
  ]);
};

/** A client for each attempt: one of MongoDB whose first attempt failed never connects. */
const askDocuments = async (url: string) => {
  const databases = new Databases(url);
  await databases.ping().finally(() => databases.onApplicationShutdown());
};

const askEvents = async (url: string) => {
  const events = new EventStore(url);
  await events.tail().finally(() => events.onApplicationShutdown());
};

const untilAnswers = async (ask: () => Promise<unknown>, store: string, print: Print) => {
  for (let attempt = 0; ; attempt++) {
    try {
      await ask();
      if (attempt > 0) print(`reached ${store}`);
      return;
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (attempt === 0) print(`waiting for ${store}`);
      await pause(retryAfterMs);
    }
  }
};

const isRefusal = (error: unknown) =>
  error instanceof MongoServerError || (error instanceof Error && /AccessDenied|NotAuthenticated/.test(error.name));
