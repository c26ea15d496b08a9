import { childEnvironment } from '@henna/domain/node';
import type { Settings } from '../settings.ts';

/**
 * The environment of a program that the service starts: stores, analytics program and master key, but no other secrets of
 * the service.
 */
export const programEnvironment = ({ dataFolder, eventStoreUrl, mongoUrl }: Settings): NodeJS.ProcessEnv => ({
  ...childEnvironment(process.env, ['MASTER_KEY', 'MEDIA_URL', 'LOG_LEVEL', 'ANALYTICS_URL', 'ANALYTICS_SECRET']),
  DATA_DIR: dataFolder,
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
});
