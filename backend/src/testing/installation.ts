import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import request from 'supertest';
import { hashToken } from '../settings.ts';
import { freePort } from './free-port.ts';
import { startProgram, type RunningProgram } from './start-program.ts';

const root = join(__dirname, '../../..');
const adminToken = 'admin-secret';

/** All built programs in their own processes, on a fresh folder, with full logs. */
export interface Installation {
  /** Folder of the stores and the master key. */
  readonly folder: string;
  readonly mongo: MongoClient;
  readonly eventStoreUrl: string;
  /** Output of all programs so far, including those that have ended. */
  output(): string;
  visitor(): ReturnType<typeof request.agent>;
  admin(): ReturnType<typeof request.agent>;
  /** Kills the service (SIGKILL) and starts it again. */
  restartService(): Promise<void>;
  killService(): Promise<void>;
  /** Drops the views and starts a worker that builds them from the first event. */
  rebuildViews(): Promise<void>;
  stop(): Promise<void>;
}

export const startInstallation = async (): Promise<Installation> => {
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
    output: () => started.map((program) => program.output()).join('\n'),
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
