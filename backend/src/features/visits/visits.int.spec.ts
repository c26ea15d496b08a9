import { visitsStream } from '@henna/domain';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createApp } from '../../app.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { pageCookie } from '../../testing/page-cookie.ts';
import { MASTER_KEY } from '../../tokens.ts';

const settings = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', DEMO: 'off' };
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';

describe('a visit', () => {
  let service: AppHarness;
  let productId: string;
  beforeAll(async () => {
    service = await startApp(settings);
  });
  beforeEach(async () => {
    productId = (await makeProduct(service)).id;
  });
  afterAll(async () => {
    for (const name of Object.keys(settings)) delete process.env[name];
    await service.stop();
  });

  interface Sent {
    readonly from: string;
    readonly agent?: string;
    readonly cookie?: string;
    readonly to?: string;
    readonly product?: string;
  }
  const newCookie = () => pageCookie(service.app.get<Buffer>(MASTER_KEY));
  const visit = ({ from, agent = browser, cookie = '', to = service.url, product = productId }: Sent) =>
    request(to)
      .post(`/api/products/${product}/visit`)
      .set({ 'user-agent': agent, 'x-forwarded-for': from, cookie })
      .expect(204);
  const inLog = async () => (await service.app.get(EventStore).read(visitsStream(productId))).events.length;
  const visitCount = async () => {
    const position = await service.app.get(EventStore).tail();
    const { body } = await service
      .visitor()
      .get(`/api/products/${productId}`)
      .set('X-Min-Position', String(position))
      .expect(200);
    return body.visitCount as number;
  };

  test('without the cookie of a page does not count, whatever agent and network it is from', async () => {
    for (let index = 0; index < 400; index++) {
      const from = `203.0.${index % 4}.${index % 250}`;
      const { headers } = await visit({ from, agent: `${browser} rnd${index}`, cookie: index % 2 ? 'visit=a.b' : '' });
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await inLog()).toBe(0);
    expect(await visitCount()).toBe(0);
  });

  test('counts five times from one network on one product and day, whatever cookies and agents', async () => {
    const other = (await makeProduct(service)).id;
    for (let index = 0; index < 12; index++)
      await visit({ from: '198.51.100.1', agent: `${browser} rnd${index}`, cookie: newCookie() });
    for (let index = 0; index < 12; index++) await visit({ from: `2001:db8:1:2::${index}`, cookie: newCookie() });
    expect(await inLog()).toBe(10);
    await visit({ from: '198.51.100.1', cookie: newCookie(), product: other });
    expect((await service.app.get(EventStore).read(visitsStream(other))).events).toHaveLength(1);
    expect(await visitCount()).toBe(10);
  });

  test('counts from many networks, and does again on the next day', async () => {
    const networks = ['198.51.100.2', '198.51.100.3', '2001:db8:2:1::1', '2001:db8:2:2::1'];
    for (const from of networks) for (let index = 0; index < 3; index++) await visit({ from, cookie: newCookie() });
    expect(await inLog()).toBe(12);
    const from = networks[0]!;
    for (let index = 0; index < 4; index++) await visit({ from, cookie: newCookie() });
    expect(await inLog()).toBe(14);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1_000);
    try {
      await visit({ from, cookie: newCookie() });
    } finally {
      clock.mockRestore();
    }
    expect(await inLog()).toBe(15);
  });

  test('is capped by all services together, and after a restart', async () => {
    const from = '198.51.100.4';
    for (let index = 0; index < 3; index++) await visit({ from, cookie: newCookie() });
    const another = await createApp();
    try {
      await another.listen(0, '127.0.0.1');
      await another.get(ProjectionProgress).start();
      const to = `http://127.0.0.1:${((another.getHttpServer() as Server).address() as AddressInfo).port}`;
      for (let index = 0; index < 4; index++) await visit({ from, to, cookie: newCookie() });
      expect(await inLog()).toBe(5);
    } finally {
      await another.close();
    }
  });

  test('beyond sixty in a minute from one network does not count', async () => {
    const from = '198.51.100.5';
    const cookie = newCookie();
    const other = (await makeProduct(service)).id;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      for (let index = 0; index < 60; index++) await visit({ from, cookie });
      await visit({ from, cookie: newCookie(), product: other });
    } finally {
      clock.mockRestore();
    }
    expect(await inLog()).toBe(1);
    expect((await service.app.get(EventStore).read(visitsStream(other))).events).toHaveLength(0);
  });

  test('leaves no network behind: its count is a keyed hash that goes with the day', async () => {
    await visit({ from: '198.51.100.6', cookie: newCookie() });
    const counts = service.app.get(Databases).privateCollection<{ key: string; expire: Date }>('visitCounts');
    const documents = await counts.find().toArray();
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const isToday = ({ expire }: { expire: Date }) => expire.getTime() <= midnight + 1_000;
    expect(documents.filter(isToday).length).toBeGreaterThan(0);
    expect(JSON.stringify(documents)).not.toMatch(new RegExp(`198\\.51|2001:db8|${productId}`));
    expect(await counts.indexes()).toContainEqual(
      expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
