import type { SessionData } from 'express-session';
import { setTimeout as pause } from 'node:timers/promises';
import { Databases } from '../../shared/stores/databases.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { SessionStore, sessionId } from './session-store.ts';

const limitMs = 500;

describe('sessions of several service processes', () => {
  let service: AppHarness;
  let databases: Databases;
  let elsewhere: SessionStore;
  beforeAll(async () => {
    service = await startApp();
    databases = service.app.get(Databases);
    elsewhere = new SessionStore(databases);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const member = async () => {
    const { email, password, id } = await service.member();
    const agent = service.visitor();
    const { headers } = await agent.post('/api/sessions').send({ email, password }).expect(200);
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    const secret = decodeURIComponent(cookie).replace(/^[^=]+=s:([^.]+)\..*$/, '$1');
    const isActive = () =>
      new Promise<boolean>((resolve, reject) =>
        elsewhere.get(secret, (error: unknown, session?: SessionData | null) =>
          error instanceof Error ? reject(error) : resolve(Boolean(session)),
        ),
      );
    /** Until the other process answers from its cache. */
    const use = async () => {
      for (let times = 0; times < 10; times++, await pause(20)) expect(await isActive()).toBe(true);
    };
    return { agent, cookie, secret, id, password, isActive, use };
  };
  const endsElsewhere = async (isActive: () => Promise<boolean>) => {
    const ended = performance.now();
    while ((await isActive()) && performance.now() - ended < 10 * limitMs) await pause(5);
    return performance.now() - ended;
  };

  test('are cached by a process that uses them', async () => {
    const { use, isActive, secret } = await member();
    await use();
    const read = jest.spyOn(databases, 'privateCollection');
    let hasAnswered = false;
    elsewhere.get(secret, () => (hasAnswered = true));
    // From memory, before any store could have answered.
    expect(hasAnswered).toBe(true);
    read.mockRestore();
    expect(await isActive()).toBe(true);
  });

  type Member = Awaited<ReturnType<typeof member>>;
  const endings = {
    'signing out': ({ agent }: Member) => agent.delete('/api/sessions/current'),
    'ending all sessions': ({ agent }: Member) => agent.delete('/api/sessions'),
    erasure: ({ agent, password }: Member) => agent.delete('/api/accounts/current').send({ password }),
  };
  test.each(Object.entries(endings))('end everywhere within half a second of %s', async (_name, end) => {
    const person = await member();
    await person.use();
    await end(person).expect(204);
    expect(await endsElsewhere(person.isActive)).toBeLessThan(limitMs);
  });

  describe('for contributions', () => {
    const vote = (cookie: string) => service.visitor().post('/api/votes').set('Cookie', cookie).send({});
    const refusalOf = async (cookie: string) => (await vote(cookie)).status;

    test('are read without express-session once they are cached, with the same response headers', async () => {
      const { cookie } = await member();
      const load = jest.spyOn(SessionStore.prototype, 'get');
      const first = await vote(cookie).expect(400);
      expect(load).toHaveBeenCalled();
      // The cache answers once it is confirmed that no other process has changed the session.
      const second = async () => {
        load.mockClear();
        return vote(`lang=en; ${cookie}`).expect(400);
      };
      let cached = await second();
      for (let times = 0; times < 50 && load.mock.calls.length > 0; times++) {
        await pause(20);
        cached = await second();
      }
      expect(load).not.toHaveBeenCalled();
      expect(Object.keys(cached.headers as object)).toEqual(Object.keys(first.headers as object));
    });

    test('need the right signature, and end with the session', async () => {
      const { cookie, agent } = await member();
      expect([await refusalOf(cookie), await refusalOf(cookie)]).toEqual([400, 400]);
      const [before, signature = ''] = cookie.split('.');
      const other = signature.startsWith('a') ? 'b' : 'a';
      for (const forged of [`${before}.${other}${signature.slice(1)}`, `${before}.`, before!, `${cookie}x`])
        expect(await refusalOf(forged)).toBe(401);
      await agent.delete('/api/sessions/current').expect(204);
      expect(await refusalOf(cookie)).toBe(401);
    });
  });

  test('end at once where no change can be confirmed', async () => {
    const { use, isActive, secret } = await member();
    await use();
    await pause(limitMs);
    await databases.privateCollection<{ _id: string }>('sessions').deleteOne({ _id: sessionId(secret) });
    expect(await isActive()).toBe(false);
  });
});
