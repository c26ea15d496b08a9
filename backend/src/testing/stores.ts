import { join } from 'node:path';
import { startProgram, type RunningProgram } from './processes.ts';
import { startStoreProxy, type StoreProxy } from './store-proxy.ts';

const root = join(__dirname, '../../..');

/** An embedded store as a process of its own. */
export interface TestStore {
  /** Where the service and the worker reach it: through the proxy, if there is one. */
  readonly url: string;
  readonly proxy: StoreProxy | undefined;
  /** Ends the process; what is in the folder stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  /** Ends process and proxy for good. */
  close(): Promise<void>;
}

/** Starts a store on a folder, as it was built last. */
export const startStore = async (
  name: 'eventstoredb' | 'mongodb',
  folder: string,
  proxied: boolean,
): Promise<TestStore> => {
  const run = (port: string) =>
    startProgram(join(root, `embedded/dist/${name}.js`), ['--folder', folder, '--port', port]);
  let running: RunningProgram = await run('0');
  const address = running.line.replace(/^ready\s*/, '');
  const { port } = new URL(address.replace(/^\w+:/, 'http:'));
  const proxy = proxied ? await startStoreProxy(Number(port)) : undefined;
  const stop = (signal: NodeJS.Signals = 'SIGKILL') => running.stop(signal);
  return {
    url: proxy ? address.replace(`:${port}`, `:${proxy.port}`) : address,
    proxy,
    stop,
    start: async () => void (running = await run(port)),
    close: async () => {
      await proxy?.close();
      await stop();
    },
  };
};
