import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import request from 'supertest';
import { hashToken } from '../settings.ts';
import { startProgram, type RunningProgram } from './processes.ts';

const root = join(__dirname, '../../..');
const adminToken = 'admin-secret';

/** All programs as they run in earnest, each in its own process, on a fresh folder; they tell their logs in full. */
export interface House {
  /** Where the stores and the master key are. */
  readonly folder: string;
  readonly mongo: MongoClient;
  readonly eventStoreUrl: string;
  /** Everything that all programs have said so far, also those that have ended. */
  said(): string;
  visitor(): ReturnType<typeof request.agent>;
  admin(): ReturnType<typeof request.agent>;
  /** Kills the service (SIGKILL) and starts it again. */
  restartService(): Promise<void>;
  killService(): Promise<void>;
  /** Drops the views and starts a worker that builds them from the first event. */
  rebuildViews(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts everything, as it was built last. */
export const startHouse = async (): Promise<House> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-house-'));
  const started: RunningProgram[] = [];
  const start = async (program: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}) => {
    const running = await startProgram(program, args, { LOG_LEVEL: 'trace', ...environment });
    started.push(running);
    return running;
  };
  const address = ({ line }: RunningProgram) => line.replace(/^ready\s*/, '');
  const store = (name: string, data: string) =>
    start(join(root, `embedded/dist/${name}.js`), ['--folder', join(folder, data), '--port', '0']);
  const stores = {
    EVENTSTORE_URL: address(await store('eventstoredb', 'events')),
    MONGODB_URL: address(await store('mongodb', 'documents')),
  };
  const startWorker = () => start(join(root, 'projections/dist/main.js'), [], stores);
  let worker = await startWorker();
  const mongo = new MongoClient(stores.MONGODB_URL);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let service: RunningProgram | undefined;
  const startService = async () => {
    service = await start(join(root, 'backend/dist/main.js'), [], {
      ...stores,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      ADMIN_TOKENS: `admin-test:admin:${hashToken(adminToken)}`,
    });
  };
  const killService = async () => service?.stop('SIGKILL');
  const stop = async () => {
    await mongo.close();
    for (const program of started.reverse()) await program.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await startService();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    mongo,
    eventStoreUrl: stores.EVENTSTORE_URL,
    said: () => started.map((program) => program.said()).join('\n'),
    visitor: () => request.agent(url),
    admin: () => request.agent(url).set('x-admin-token', adminToken),
    killService,
    restartService: async () => {
      await killService();
      await startService();
    },
    rebuildViews: async () => {
      await worker.stop('SIGKILL');
      await mongo.db('henna_views').dropDatabase();
      worker = await startWorker();
    },
    stop,
  };
};
