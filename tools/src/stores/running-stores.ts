import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { AnalyticsAddress } from './analytics-program.ts';

/** Where the stores answer. */
export interface StoreAddresses {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  /** Where the analytics program of `npm start` answers. */
  readonly analytics?: AnalyticsAddress;
}

/** The environment variables that name the stores to a program. */
export const storeEnvironment = ({ eventStoreUrl, mongoUrl }: StoreAddresses) => ({
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
});

/** Likewise for a program that a command runs: it logs warnings only, because its log is no part of the command's output. */
export const commandEnvironment = (stores: StoreAddresses) => ({
  ...storeEnvironment(stores),
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
});

const runFile = (dataFolder: string) => join(dataFolder, 'run.json');

/** Tells the other commands where the running stores are. */
export const announceStores = (dataFolder: string, addresses: StoreAddresses): void =>
  writeFileSync(runFile(dataFolder), `${JSON.stringify(addresses, null, 2)}\n`, { mode: 0o600 });

/** The stores that run on this folder, if any do. What a killed run left behind does not count: nothing answers there. */
export const runningStores = async (dataFolder: string): Promise<StoreAddresses | undefined> => {
  try {
    const stores = JSON.parse(readFileSync(runFile(dataFolder), 'utf8')) as StoreAddresses;
    const both = await Promise.all([acceptsConnections(stores.eventStoreUrl), acceptsConnections(stores.mongoUrl)]);
    return both.every(Boolean) ? stores : undefined;
  } catch {
    return undefined;
  }
};

const acceptsConnections = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = createConnection({ host: hostname, port: Number(port) });
    const settle = (isConnected: boolean) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
