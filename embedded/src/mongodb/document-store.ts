import { chmod, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket, connect } from 'node:net';
import { dispatch } from './commands/dispatch.ts';
import { serveConnection } from './connection.ts';
import { removeExpired } from './expiry.ts';
import { lockFolder } from '../folder-lock.ts';
import { DocumentNode } from './node.ts';
import { Store } from './storage/store.ts';

export interface DocumentStoreOptions {
  /** Where the data lives; made when it is not there. */
  folder: string;
  /** A port of the loopback; 0 takes any free one. */
  port?: number;
  /** The path of a socket file instead, which only this user may open. */
  socket?: string;
  /** Called once when the disk refuses a commit: from then on only reads are served. Without it the error is thrown. */
  onFailure?: (error: Error) => void;
}

export interface RunningDocumentStore {
  connectionString: string;
  stop(): Promise<void>;
}

const MAX_CONNECTIONS = 2000;
const SWEEP_MS = 1000;

/**
 * Starts a node that MongoDB drivers talk to.
 * @throws Error when the folder is in use by another process, or the address is taken
 */
export async function startDocumentStore(options: DocumentStoreOptions): Promise<RunningDocumentStore> {
  const unlock = await lockFolder(options.folder);
  try {
    return await start(options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function start(
  { folder, port, socket, onFailure = rethrow }: DocumentStoreOptions,
  unlock: () => Promise<void>,
): Promise<RunningDocumentStore> {
  const node = new DocumentNode(await Store.open(folder, onFailure));
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (each) => {
    sockets.add(each);
    each.on('close', () => sockets.delete(each));
    serveConnection(each, (request) => dispatch(node, request));
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await node.store.recover();
    if (socket !== undefined) await clearStaleSocket(socket);
    await listen(server, socket ?? port ?? 0);
    if (socket !== undefined) await chmod(socket, 0o600);
  } catch (error) {
    await node.store.close();
    throw error;
  }
  node.address = socket ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stopSweeping = sweep(node);
  return {
    connectionString: `mongodb://${socket === undefined ? node.address : encodeURIComponent(socket)}/?directConnection=true`,
    stop: async () => {
      await stopSweeping();
      for (const each of sockets) each.destroy();
      await new Promise((resolve) => server.close(resolve));
      await node.store.close();
      await unlock();
    },
  };
}

const rethrow = (error: Error): never => {
  throw error;
};

function listen(server: Server, where: string | number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const onListening = () => {
      server.off('error', reject);
      resolve();
    };
    if (typeof where === 'number') server.listen(where, '127.0.0.1', onListening);
    else server.listen(where, onListening);
  });
}

/** Every second closes what clients have left open and removes expired documents. */
function sweep(node: DocumentNode): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    const now = Date.now();
    node.cursors.closeIdle(performance.now());
    node.transactions.abortIdle(performance.now());
    if (isBusy) return;
    isBusy = true;
    last = Promise.all([removeExpired(node.store, now), node.records.forgetIdle(now)])
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, SWEEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/** Removes the socket file of a server that is no more. Throws when one still answers. */
export async function clearStaleSocket(path: string): Promise<void> {
  const isAlive = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
  if (isAlive) throw new Error(`${path} is served by another process`);
  await rm(path, { force: true });
}
