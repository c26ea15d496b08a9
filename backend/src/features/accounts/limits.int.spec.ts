import type { NestExpressApplication } from '@nestjs/platform-express';
import { Databases } from '../../shared/stores/databases.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';

describe('limits of sign-in, sign-up and forgotten passwords', () => {
  let service: AppHarness;
  let email: string;
  beforeAll(async () => {
    service = await startApp({ RATE_LIMITS: 'on' });
    (service.app as NestExpressApplication).set('trust proxy', ['loopback']);
    ({ email } = await service.member());
  });
  afterAll(() => service.stop());

  const statusesOf = async (count: number, send: (index: number) => PromiseLike<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await send(index)).status);
    return statuses;
  };
  /** Somebody whose requests come from this address. */
  const visitorAt = (address: string) => service.visitor().set('x-forwarded-for', address);
  const signIn = (address: string) =>
    service.visitor().post('/api/sessions').send({ email: address, password: 'guessed by somebody' });
  const forget = (address: string) => service.visitor().post('/api/password-resets').send({ email: address });
  const times = (count: number, status: number) => Array<number>(count).fill(status);

  test('passwords of an account are guessed ten times a minute at most, those of all twenty times', async () => {
    expect(await statusesOf(10, () => signIn(email))).toEqual(times(10, 401));
    const { body, headers } = await signIn(` ${email.toUpperCase()}`.trim()).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusesOf(9, (index) => signIn(`guess-${index}@example.org`))).toEqual(times(9, 401));
    await signIn('another@example.org').expect(429);
  });

  test('three mails go to an account in a quarter of an hour, ten to all, whether or not there are such accounts', async () => {
    for (const address of [email, 'nobody@example.org'])
      expect(await statusesOf(4, () => forget(address))).toEqual([202, 202, 202, 429]);
    expect(await statusesOf(3, (index) => forget(`asked-${index}@example.org`))).toEqual([202, 202, 429]);
  });

  test('an account is signed up for five times a minute at most, all of them twenty times', async () => {
    const signUp = (address: string) =>
      service.visitor().post('/api/accounts').send({ email: address, password: 'a long enough password' });
    expect(await statusesOf(6, () => signUp('new@example.org'))).toEqual([201, ...times(4, 409), 429]);
    expect((await statusesOf(15, () => signUp('no address'))).at(-1)).toBe(429);
  });

  test('an erased member leaves none of their counts behind', async () => {
    const agent = visitorAt('203.0.113.1');
    const [erased, password] = ['erased@example.org', 'a long enough password'];
    await agent.post('/api/accounts').send({ email: erased, password }).expect(201);
    const stored = service.app.get(Databases).privateCollection<{ key: string }>('rateLimits');
    const keys = async () => (await stored.find().toArray()).map(({ key }) => key);
    const before = new Set(await keys());
    await agent.post('/api/password-resets').send({ email: erased }).expect(202);
    const added = (await keys()).filter((key) => !before.has(key));
    const own = added.filter((key) => key.includes('OfAccount'));
    expect(own).toContainEqual(expect.stringMatching(/^[\w-]{22}:passwordResetOfAccount$/));
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    expect((await keys()).filter((key) => own.includes(key))).toEqual([]);
  });
});
