import type { StoreAddresses } from './running-stores.ts';

/** How a program is told where the stores are. */
export const storeEnvironment = ({ eventStoreUrl, mongoUrl }: StoreAddresses) => ({
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
});

/** Likewise for a program that a command runs: its log is no part of the command's answer unless something is wrong. */
export const commandEnvironment = (stores: StoreAddresses) => ({
  ...storeEnvironment(stores),
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
});
