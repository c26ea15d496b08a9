import { childEnvironment, tracingVariables } from '@henna/domain/node';
import type { INestApplication } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { createApp } from '../app.ts';
import { hashToken } from '../settings.ts';
import { ProjectionProgress } from '../shared/projection-progress/projection-progress.ts';
import { startHostedAnalytics, startHostedWorker } from './hosts.ts';
import { startProgram } from './start-program.ts';
import { startProxiedStore, startStore, type ProxiedStore, type TestStore } from './stores.ts';

const root = join(__dirname, '../../..');
/** Admin tokens of the service, by role. */
export const tokens = { admin: 'admin-secret', moderator: 'moderator-secret', analyst: 'analyst-secret' } as const;

type Agent = ReturnType<typeof request.agent>;

/** The service with its own stores and worker. */
export interface AppHarness {
  readonly app: INestApplication;
  readonly url: string;
  /** A client without a session. */
  visitor(): Agent;
  /** Signs a new member up. */
  member(firstName?: string): Promise<{ agent: Agent; id: string; email: string; password: string }>;
  /** A client with an admin token of the role. */
  token(role?: keyof typeof tokens): Agent;
  /** Waits until the views have applied the events of the response. */
  settled(response: { headers: Record<string, string> }): Promise<void>;
  stop(): Promise<void>;
}

/** The same, where the service and the worker reach the stores through proxies that can cut connections. */
export interface ProxiedHarness extends AppHarness {
  readonly stores: { readonly events: ProxiedStore; readonly documents: ProxiedStore };
}

/** Starts both embedded stores, the projections worker and the service on a fresh folder. */
export const startApp = async (settings: NodeJS.ProcessEnv = {}): Promise<AppHarness> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-test-'));
  const stores = await Promise.all([
    startStore('eventstoredb', join(folder, 'events')),
    startStore('mongodb', join(folder, 'documents')),
  ]);
  return serve(folder, stores, startHostedWorker, settings);
};

/** Likewise, but each store and the worker is a process of its own. */
export const startProxiedApp = async (settings: NodeJS.ProcessEnv = {}): Promise<ProxiedHarness> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-test-'));
  const [events, documents] = await Promise.all([
    startProxiedStore('eventstoredb', join(folder, 'events')),
    startProxiedStore('mongodb', join(folder, 'documents')),
  ]);
  const startWorker = async (environment: Readonly<Record<string, string>>) => {
    const worker = await startProgram(join(root, 'projections/dist/main.js'), [], environment);
    return { stop: () => worker.stop('SIGKILL') };
  };
  return { ...(await serve(folder, [events, documents], startWorker, settings)), stores: { events, documents } };
};

const serve = async (
  folder: string,
  [events, documents]: readonly [TestStore, TestStore],
  startWorker: (environment: Readonly<Record<string, string>>) => Promise<{ stop(): Promise<void> }>,
  settings: NodeJS.ProcessEnv,
): Promise<AppHarness> => {
  const stores = { EVENTSTORE_URL: events.url, MONGODB_URL: documents.url };
  const analyticsSecret = 'a secret of the tests';
  const traced = childEnvironment(settings, tracingVariables);
  const [worker, analytics] = await Promise.all([
    startWorker({ ...traced, ...stores, LOG_LEVEL: 'fatal' }),
    startHostedAnalytics({
      ...traced,
      EVENTSTORE_URL: stores.EVENTSTORE_URL,
      ANALYTICS_SECRET: analyticsSecret,
      LOG_LEVEL: 'fatal',
    }),
  ]);
  Object.assign(process.env, stores, {
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    ANALYTICS_URL: analytics.line,
    ANALYTICS_SECRET: analyticsSecret,
    SECURITY_LOG: join(folder, 'security.log'),
    RATE_LIMITS: 'off',
    ADMIN_TOKENS: Object.entries(tokens)
      .map(([role, token]) => `${role}-test:${role}:${hashToken(token)}`)
      .join(','),
    ...settings,
  });
  const stopPrograms = async () => {
    await Promise.all([worker.stop(), analytics.stop()]);
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
