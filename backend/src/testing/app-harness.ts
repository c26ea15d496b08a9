import type { INestApplication } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { createApp } from '../app.ts';
import { hashToken } from '../settings.ts';
import { ProjectionProgress } from '../shared/positions/projection-progress.ts';
import { startProgram } from './processes.ts';
import { startStore, type TestStore } from './stores.ts';

const house = join(__dirname, '../../..');
/** Tokens that the harness's service knows, by role. */
export const tokens = { admin: 'admin-secret', moderator: 'moderator-secret', analyst: 'analyst-secret' } as const;

type Agent = ReturnType<typeof request.agent>;

/** The whole service on stores and a worker of its own. */
export interface AppHarness {
  readonly app: INestApplication;
  readonly url: string;
  readonly stores: { readonly events: TestStore; readonly documents: TestStore };
  /** Somebody without a session. */
  visitor(): Agent;
  /** Somebody who has just signed up. */
  member(firstName?: string): Promise<{ agent: Agent; id: string; email: string; password: string }>;
  /** Calls with an admin token of the role. */
  token(role?: keyof typeof tokens): Agent;
  /** Waits until the views hold everything acknowledged so far. */
  settled(response: { headers: Record<string, string> }): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts both embedded stores, the projections worker and the service on a fresh folder.
 * @param proxied the service and the worker reach the stores through proxies that can cut connections
 */
export const startApp = async (
  settings: NodeJS.ProcessEnv = {},
  { proxied = false }: { readonly proxied?: boolean } = {},
): Promise<AppHarness> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-test-'));
  const [events, documents] = await Promise.all([
    startStore('eventstoredb', join(folder, 'events'), proxied),
    startStore('mongodb', join(folder, 'documents'), proxied),
  ]);
  const stores = { EVENTSTORE_URL: events.url, MONGODB_URL: documents.url };
  const worker = await startProgram(join(house, 'projections/dist/main.js'), [], { ...stores, LOG_LEVEL: 'fatal' });
  Object.assign(process.env, stores, {
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    SECURITY_LOG: join(folder, 'security.log'),
    RATE_LIMITS: 'off',
    ADMIN_TOKENS: Object.entries(tokens)
      .map(([role, token]) => `${role}-test:${role}:${hashToken(token)}`)
      .join(','),
    ...settings,
  });
  const stopPrograms = async () => {
    await worker.stop('SIGKILL');
    for (const store of [events, documents]) await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  const app = await createApp().catch(async (error: unknown) => {
    await stopPrograms();
    throw error;
  });
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as Server;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const progress = app.get(ProjectionProgress);
  await progress.start();
  let members = 0;
  return {
    app,
    url,
    stores: { events, documents },
    visitor: () => request.agent(url),
    member: async (firstName = 'Layla') => {
      const agent = request.agent(url);
      const email = `member-${++members}@example.org`;
      const password = 'a long enough password';
      const response = await agent.post('/api/accounts').send({ email, password, firstName }).expect(201);
      return { agent, id: (response.body as { id: string }).id, email, password };
    },
    token: (role = 'admin') => request.agent(url).set('x-admin-token', tokens[role]),
    settled: async ({ headers }) => {
      await progress.waitFor(BigInt(headers['x-position'] ?? 0), 10_000);
    },
    stop: async () => {
      await app.close();
      await stopPrograms();
    },
  };
};
