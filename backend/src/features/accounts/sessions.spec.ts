import express from 'express';
import { MemoryStore } from 'express-session';
import request from 'supertest';
import type { HennaRequest } from '../../shared/http/request.ts';
import type { SessionStore } from './session-store.ts';
import { sessionMiddleware, startSession } from './sessions.ts';

const signIn = async (publicUrl: string, proto?: string) => {
  const app = express();
  app.use(sessionMiddleware(new MemoryStore() as unknown as SessionStore, new URL(publicUrl), 'secret'));
  app.post('/', async (incoming, response) => {
    await startSession(incoming as HennaRequest, 'member');
    response.end();
  });
  const answer = await request(app)
    .post('/')
    .set(proto ? { 'x-forwarded-proto': proto } : {})
    .expect(200);
  return String(answer.headers['set-cookie']);
};

test.each([undefined, 'https', 'http'])(
  'signing in where the public address is https sets the cookie, whatever a proxy says: %s',
  async (proto) =>
    expect(await signIn('https://henna.example', proto)).toMatch(
      /^__Host-session=[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    ),
);

test('without TLS the cookie has a name that promises none', async () =>
  expect(await signIn('http://localhost:3000')).toMatch(/^session=[^;]+; Path=\/; (?!.*Secure)/));
