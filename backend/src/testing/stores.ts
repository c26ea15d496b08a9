import { join } from 'node:path';
import { startHostedStore } from './hosts.ts';
import { startProgram, type RunningProgram } from './start-program.ts';
import { startStoreProxy, type StoreProxy } from './store-proxy.ts';

const root = join(__dirname, '../../..');

export interface TestStore {
  /** Connection string. */
  readonly url: string;
  close(): Promise<void>;
}

/** An embedded store in its own process, behind a proxy. */
export interface ProxiedStore extends TestStore {
  readonly proxy: StoreProxy;
  /** Ends the process; the folder remains. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
}

/** Starts a store on a folder, in a process that suites share. */
export const startStore = async (name: 'eventstoredb' | 'mongodb', folder: string): Promise<TestStore> => {
  const store = await startHostedStore(name, folder);
  return { url: store.line, close: () => store.stop() };
};

/** Starts a built store on a folder, and a proxy that can cut its connections. */
export const startProxiedStore = async (name: 'eventstoredb' | 'mongodb', folder: string): Promise<ProxiedStore> => {
  const run = (port: string) =>
    startProgram(join(root, `embedded/dist/${name}.js`), ['--folder', folder, '--port', port]);
  let running: RunningProgram = await run('0');
  const address = running.line.replace(/^ready\s*/, '');
  const { port } = new URL(address.replace(/^\w+:/, 'http:'));
  const proxy = await startStoreProxy(Number(port));
  const stop = (signal: NodeJS.Signals = 'SIGKILL') => running.stop(signal);
  return {
    url: address.replace(`:${port}`, `:${proxy.port}`),
    proxy,
    stop,
    start: async () => void (running = await run(port)),
    close: async () => {
      await proxy.close();
      await stop();
    },
  };
};
