import { childEnvironment, mediaVariables } from '@henna/domain/node';
import type { Settings } from '../settings.ts';

/**
 * The environment of a program that the service starts: stores, pictures, analytics program and master key, but no other
 * secrets of the service.
 */
export const programEnvironment = ({ dataFolder, eventStoreUrl, mongoUrl }: Settings): NodeJS.ProcessEnv => ({
  ...childEnvironment(process.env, [...mediaVariables, 'MASTER_KEY', 'LOG_LEVEL', 'ANALYTICS_URL', 'ANALYTICS_SECRET']),
  DATA_DIR: dataFolder,
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
});
