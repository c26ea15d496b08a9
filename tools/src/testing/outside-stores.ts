import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export type StoreName = 'eventstoredb' | 'mongodb';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Starts a store as a server of its own, with its files in `<root>/<name>`, and waits until it listens. */
export const startOutsideStore = async (root: string, name: StoreName, port: number): Promise<ChildProcess> => {
  const program = join(__dirname, `../../../embedded/dist/${name}.js`);
  const args = [program, '--folder', join(root, name), '--port', `${port}`];
  const store = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(store.stdout, 'data');
  return store;
};

/** The setting that leads a start to such a store. */
export const outsideStoreSetting = (name: StoreName, port: number): NodeJS.ProcessEnv =>
  name === 'eventstoredb'
    ? { EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false` }
    : { MONGODB_URL: `mongodb://127.0.0.1:${port}/?directConnection=true` };
