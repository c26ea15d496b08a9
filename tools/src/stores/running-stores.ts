import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';

/** Where the stores answer. */
export interface StoreAddresses {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
}

const file = (dataFolder: string) => join(dataFolder, 'run.json');

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = createConnection({ host: hostname, port: Number(port) });
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

/** Tells the other commands where the running stores are. */
export const announceStores = (dataFolder: string, { eventStoreUrl, mongoUrl }: StoreAddresses): void =>
  writeFileSync(file(dataFolder), `${JSON.stringify({ eventStoreUrl, mongoUrl }, null, 2)}\n`, { mode: 0o600 });

/** The stores that run on this folder, if any do. What a killed run left behind does not count: nothing answers there. */
export const runningStores = async (dataFolder: string): Promise<StoreAddresses | undefined> => {
  try {
    const stores = JSON.parse(readFileSync(file(dataFolder), 'utf8')) as StoreAddresses;
    const both = await Promise.all([answers(stores.eventStoreUrl), answers(stores.mongoUrl)]);
    return both.every(Boolean) ? stores : undefined;
  } catch {
    return undefined;
  }
};
