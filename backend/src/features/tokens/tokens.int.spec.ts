import request from 'supertest';
import { startApp, tokens, type AppHarness } from '../../testing/app-harness.ts';
import { hashToken } from '../../settings.ts';
import { AdminTokens } from '../../shared/auth/admin-tokens.ts';
import type { AdminTokenResponse } from './tokens.responses.ts';

const path = '/api/admin/tokens';
const firstToken = 'the first token';
let henna: AppHarness;

const storeAdmin = (name: string, token: string, more: object = {}) =>
  henna.app.get(AdminTokens).store({
    _id: name,
    role: 'admin',
    hash: hashToken(token),
    expiresAt: null,
    source: 'command',
    createdAt: new Date(),
    createdBy: null,
    ...more,
  });

beforeAll(async () => {
  henna = await startApp({ ADMIN_TOKENS: `desk:moderator:${hashToken(tokens.moderator)}` });
  await storeAdmin('first', firstToken);
});
afterAll(() => henna.stop());

const as = (token: string) => request.agent(henna.url).set('x-admin-token', token);
const first = () => as(firstToken);
const create = (body: object | string) => first().post(path).set('content-type', 'application/json').send(body);
const newToken = async (name: string, role: string) => {
  const { body } = await create({ name, role, days: 30 }).expect(201);
  return (body as { token: string }).token;
};
const listed = async (name: string) => {
  const { body } = await first().get(path).expect(200);
  return (body as AdminTokenResponse[]).find((token) => token.name === name);
};

it('creates a token that works at once, and shows it this once', async () => {
  const response = await create({ name: 'mona', role: 'analyst', days: 7 }).expect(201);
  expect(response.headers['cache-control']).toBe('private, no-store');
  const { token, expiresAt } = response.body as { token: string; expiresAt: string };
  expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  await as(token).get('/api/analytics/rules').expect(200);
  await as(token).get(path).expect(403);
  const list = await first().get(path).expect(200);
  expect(JSON.stringify(list.body)).not.toContain(token);
  expect(JSON.stringify(list.body)).not.toContain(hashToken(token));
  expect(await listed('mona')).toMatchObject({
    role: 'analyst',
    state: 'valid',
    source: 'panel',
    own: false,
    createdBy: 'first',
    expiresAt,
    lastUsedAt: expect.any(String),
  });
});

it('lists the tokens of the environment as such, and which one is used', async () => {
  expect(await listed('desk')).toMatchObject({ source: 'environment', state: 'valid', expiresAt: null, own: false });
  expect(await listed('first')).toMatchObject({ own: true });
  const { body } = await first().delete(`${path}/desk`).expect(409);
  expect(body).toMatchObject({ code: 'TOKEN_OF_ENVIRONMENT' });
});

it('never uses a name again', async () => {
  const token = await newToken('temporary', 'moderator');
  await first().delete(`${path}/temporary`).expect(204);
  await as(token).get('/api/admin/today').expect(401);
  for (const name of ['temporary', 'Temporary', 'DESK', 'first']) {
    const { body } = await create({ name, role: 'admin', days: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'TOKEN_NAME_USED', params: { name } });
  }
});

it('answers a revoked or expired token as an unknown one', async () => {
  const token = await newToken('revoked', 'admin');
  await as(token).get(path).expect(200);
  await first().delete(`${path}/revoked`).expect(204);
  await first().delete(`${path}/revoked`).expect(204);
  const unknown = await as('unknown').get(path).expect(401);
  await storeAdmin('expired', 'an expired token', { expiresAt: new Date(Date.now() - 1_000) });
  for (const ended of [token, 'an expired token']) {
    const { body } = await as(ended).get(path).expect(401);
    expect(body).toEqual({ ...unknown.body, correlationId: expect.anything() as unknown });
  }
  expect(await listed('revoked')).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  expect(await listed('expired')).toMatchObject({ state: 'expired' });
});

it('ends a token that another service revoked within half a second', async () => {
  const token = await newToken('elsewhere', 'admin');
  await as(token).get(path).expect(200);
  const elsewhere = henna.app.get(AdminTokens);
  const other = new AdminTokens(elsewhere['databases'], [], elsewhere['log']);
  await other.revoke(['elsewhere'], new Date());
  await new Promise((resolve) => setTimeout(resolve, 500));
  await as(token).get(path).expect(401);
});

it('keeps the last token of an administrator, also of two who revoke each other', async () => {
  for (const { name, state, role, source } of (await first().get(path)).body as AdminTokenResponse[])
    if (state === 'valid' && role === 'admin' && source !== 'environment' && name !== 'first')
      await first().delete(`${path}/${name}`).expect(204);
  expect((await first().delete(`${path}/first`).expect(409)).body).toMatchObject({ code: 'LAST_ADMIN_TOKEN' });
  const second = await newToken('second', 'admin');
  const answers = await Promise.all([first().delete(`${path}/second`), as(second).delete(`${path}/first`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const survivor = answers[0].status === 204 ? firstToken : second;
  await storeAdmin('first-again', 'another first token');
  await as(survivor).get(path).expect(200);
});

it('names creation and revocation in the history, by whom', async () => {
  const { body } = await as('another first token').get('/api/admin/history?kind=adminToken').expect(200);
  const { items } = body as { items: { type: string; actor: { name: string }; record: object }[] };
  expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['AdminTokenCreated', 'AdminTokenRevoked']));
  expect(items.at(-1)).toMatchObject({ type: 'AdminTokenCreated', actor: { name: 'first' } });
});

it('refuses what is no token', async () => {
  const admin = as('another first token');
  for (const body of [
    {},
    '[]',
    '"x"',
    '{',
    { name: '', role: 'admin', days: 1 },
    { name: 'a b', role: 'admin', days: 1 },
    { name: 'a', role: 'king', days: 1 },
    { name: 'a', role: 'admin', days: 0 },
    { name: 'a', role: 'admin', days: 1.5 },
    { name: 'a', role: 'admin', days: 4_000 },
    { name: ['a'], role: ['admin'], days: ['1'] },
    { name: 'a'.repeat(101), role: 'admin', days: 1 },
  ])
    await admin.post(path).set('content-type', 'application/json').send(body).expect(400);
  for (const name of ['nobody', '%00', '..%2f', 'constructor', '$where', encodeURIComponent('🙂')])
    await admin.delete(`${path}/${name}`).expect(404);
});
