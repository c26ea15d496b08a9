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
import { startProgram, type RunningProgram } from './processes.ts';

const house = join(__dirname, '../../..');
/** Tokens that the harness's service knows, by role. */
export const tokens = { admin: 'admin-secret', moderator: 'moderator-secret', analyst: 'analyst-secret' } as const;

type Agent = ReturnType<typeof request.agent>;

/** The whole service on stores and a worker of its own. */
export interface AppHarness {
  readonly app: INestApplication;
  readonly url: string;
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

/** Starts both embedded stores, the projections worker and the service on a fresh folder. */
export const startApp = async (settings: NodeJS.ProcessEnv = {}): Promise<AppHarness> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-test-'));
  const programs: RunningProgram[] = [];
  const start = async (program: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}) => {
    const running = await startProgram(join(house, program), args, environment);
    programs.push(running);
    return running.line.replace(/^ready\s*/, '');
  };
  const [eventStoreUrl, mongoUrl] = await Promise.all([
    start('embedded/dist/eventstoredb.js', ['--folder', join(folder, 'events'), '--port', '0']),
    start('embedded/dist/mongodb.js', ['--folder', join(folder, 'documents'), '--port', '0']),
  ]);
  const stores = { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl };
  await start('projections/dist/main.js', [], { ...stores, LOG_LEVEL: 'fatal' });
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
    for (const program of programs.reverse()) await program.stop('SIGKILL');
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
