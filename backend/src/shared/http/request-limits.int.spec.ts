import type { NestExpressApplication } from '@nestjs/platform-express';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const { hash, verify } = jest.requireMock<{ hash: jest.Mock; verify: jest.Mock }>('@node-rs/argon2');

type SentResponse = { status: number; body: object; headers: Record<string, string> };

describe('pace', () => {
  let service: AppHarness;
  beforeAll(async () => {
    service = await startApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => service.stop());

  const trustProxies = (proxies: string[]) => void (service.app as NestExpressApplication).set('trust proxy', proxies);
  let networks = 0;
  /** An address that nobody else in this suite comes from. */
  const newAddress = () => `198.51.100.${++networks}`;

  const idOf = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;

  /** Sends until one is put off; answers how many were let through. */
  const letThrough = async (send: () => PromiseLike<SentResponse>, most: number) => {
    for (let count = 0; count <= most; count += 20) {
      const responses = await Promise.all(Array.from({ length: 20 }, send));
      const refused = responses.filter(({ status }) => status === 429);
      for (const { body, headers } of refused) {
        expect(body).toEqual({
          message: expect.any(String),
          code: 'TOO_MANY_REQUESTS',
          correlationId: expect.any(String),
        });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      }
      if (refused.length > 0) return count + 20 - refused.length;
    }
    return Infinity;
  };

  test('X-Forwarded-For is believed of nobody unless told', async () => {
    const guess = () =>
      service.visitor().get('/api/admin/brands').set('x-forwarded-for', newAddress()).set('x-admin-token', 'x');
    expect(await letThrough(guess, 40)).toBe(20);
    await service.visitor().get('/api/admin/brands').set('x-admin-token', 'x').expect(429);
    await service.visitor().get('/api/admin/brands').expect(401);
  });

  describe('behind a trusted proxy', () => {
    beforeAll(() => trustProxies(['loopback']));
    afterAll(() => trustProxies([]));

    test('wrong admin tokens are counted per address, and never keep a right one out', async () => {
      const address = newAddress();
      const guess = (token: string, from = address) =>
        service.visitor().get('/api/admin/brands').set('x-forwarded-for', from).set('x-admin-token', token);
      expect(await letThrough(() => guess('wrong'), 40)).toBe(20);
      await guess('admin-secret').expect(200);
      await guess('wrong').expect(429);
      await guess('wrong', newAddress()).expect(401);
    });

    test('a name that the client itself put in front of the proxy is not believed', async () => {
      const real = newAddress();
      const guess = () =>
        service
          .visitor()
          .get('/api/admin/brands')
          .set('x-forwarded-for', `${newAddress()}, ${real}`)
          .set('x-admin-token', 'x');
      expect(await letThrough(guess, 40)).toBe(20);
    });

    test('writes are counted per account, from wherever they come', async () => {
      const { agent } = await service.member();
      const write = () => agent.delete('/api/votes').set('x-forwarded-for', newAddress()).send({});
      expect(await letThrough(write, 200)).toBe(120);
      await agent.get('/api/auth/user').expect(200);
    });

    test('writes are counted per address, whoever makes them, before anything is looked up', async () => {
      const address = newAddress();
      const write = () => service.visitor().post('/api/ratings').set('x-forwarded-for', address).send('{');
      expect(await letThrough(write, 700)).toBe(600);
    });

    test('reads are counted per address by their cost; cached answers and files cost nothing', async () => {
      const address = newAddress();
      const read = (path: string) => service.visitor().get(path).set('x-forwarded-for', address);
      await service.visitor().get('/api/products').expect(200);
      let sent = 0;
      expect(await letThrough(() => read(`/api/products?ids=${idOf(++sent)}`), 100)).toBe(60);
      await read('/api/site').expect(429);
      await read('/').expect(429);
      await read('/api/products').expect(200);
      await read('/api/health').expect(200);
      await read('/api/site').set('x-forwarded-for', newAddress()).expect(200);
    });

    test('searches are counted per address; the same again costs nothing', async () => {
      const address = newAddress();
      let sent = 0;
      const search = () => service.visitor().get(`/api/products?page=1&q=lip${++sent}`).set('x-forwarded-for', address);
      expect(await letThrough(search, 400)).toBe(300);
      await service.visitor().get('/api/products?page=1&q=lip1').set('x-forwarded-for', address).expect(200);
      await service.visitor().get('/api/search/suggest?q=lipstick').set('x-forwarded-for', address).expect(429);
      await service.visitor().get('/api/products').set('x-forwarded-for', address).expect(200);
    });

    test('an unknown account costs the same work as a known one', async () => {
      const { email } = await service.member();
      const work = async (address: string) => {
        const before = [hash.mock.calls.length, verify.mock.calls.length];
        const password = 'not the password';
        await service
          .visitor()
          .post('/api/sessions')
          .set('x-forwarded-for', newAddress())
          .send({ email: address, password })
          .expect(401);
        return [hash.mock.calls.length - before[0]!, verify.mock.calls.length - before[1]!];
      };
      await work('first@example.org');
      expect(await work(email)).toEqual([0, 1]);
      expect(await work('unknown@example.org')).toEqual([0, 1]);
      const parameters = (encoded: string) => encoded.split('$').slice(0, 4);
      const [known, unknown] = verify.mock.calls.slice(-2).map(([stored]) => parameters(String(stored)));
      expect(unknown).toEqual(known);
    });

    test('a wrong token is compared as often as a right one', async () => {
      const compare = jest.spyOn(jest.requireActual<typeof import('node:crypto')>('node:crypto'), 'timingSafeEqual');
      const comparisons = async (token: string, status: number) => {
        const before = compare.mock.calls.length;
        await service
          .visitor()
          .get('/api/admin/brands')
          .set('x-forwarded-for', newAddress())
          .set('x-admin-token', token)
          .expect(status);
        return compare.mock.calls.length - before;
      };
      expect(await comparisons('admin-secret', 200)).toBe(3);
      expect(await comparisons('analyst-secret', 200)).toBe(3);
      expect(await comparisons('guessed', 401)).toBe(3);
      compare.mockRestore();
    });
  });
});
