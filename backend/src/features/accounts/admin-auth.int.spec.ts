import { startApp, tokens, type AppHarness } from '../../testing/app-harness.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp({ RATE_LIMITS: 'on' });
});
afterAll(() => henna.stop());

const verify = (body: object | string) =>
  henna.visitor().post('/api/admin/auth').set('content-type', 'application/json').send(body);

it('says whose token it is', async () => {
  for (const role of ['admin', 'moderator', 'analyst'] as const) {
    const { body } = await verify({ token: tokens[role] }).expect(200);
    expect(body).toEqual({ valid: true, name: `${role}-test`, role });
  }
});

it('refuses any other', async () => {
  for (const token of ['', 'wrong', `${tokens.admin} `, tokens.admin.toUpperCase()]) {
    const { body } = await verify({ token }).expect(401);
    expect(body).toMatchObject({ valid: false, code: 'INVALID_TOKEN', message: expect.any(String) });
  }
});

it('refuses what is no token', async () => {
  for (const wrong of [
    {},
    { token: 5 },
    { token: ['x'] },
    { token: 'x'.repeat(513) },
    { token: 'x', role: 'admin' },
    '{',
  ])
    await verify(wrong).expect(400);
});

it('says so as often as it is asked', async () => {
  for (let time = 0; time < 30; time++) await verify({ token: tokens.admin }).expect(200);
});

it('puts off who keeps guessing, and never the owner of a token', async () => {
  const responses = [];
  for (let guess = 0; guess < 25; guess++) responses.push(await verify({ token: `guess ${guess}` }));
  const last = responses.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  await verify({ token: tokens.admin }).expect(200);
});
