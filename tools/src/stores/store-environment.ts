import type { StoreAddresses } from './running-stores.ts';

/** How a program of the house is told where the stores are. */
export const storeEnvironment = ({ eventStoreUrl, mongoUrl }: StoreAddresses) => ({
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
});
