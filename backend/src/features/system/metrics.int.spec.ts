import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { routeTable } from '../../shared/auth/route-table.ts';
import { startApp, tokens, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { freePort } from '../../testing/free-port.ts';
import { parsePrometheus, type Sample } from '../../testing/prometheus.ts';

const token = 'a token of the metrics';
const kinds = ['cached', 'read', 'command', 'page', 'file', 'other'];
const routes = new Set(['file', 'page', 'none', ...Object.keys(routeTable).map((route) => route.split(' ')[1]!)]);

describe('metrics with a token', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp({ METRICS_TOKEN: token })));
  afterAll(async () => {
    await service.stop();
    delete process.env['METRICS_TOKEN'];
  });

  const read = async (): Promise<{ readonly text: string; readonly samples: readonly Sample[] }> => {
    const { text } = await service.visitor().get('/metrics').set('authorization', `Bearer ${token}`).expect(200);
    return { text, samples: parsePrometheus(text) };
  };
  const value = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, wanted]) => sample.labels[key] === wanted),
    )?.value;

  it('are refused without it', async () => {
    await service.visitor().get('/metrics').expect(401).expect('www-authenticate', 'Bearer').expect('');
    await service.visitor().get('/metrics').set('authorization', 'Bearer another').expect(401);
    await service.visitor().post('/metrics').set('authorization', `Bearer ${token}`).expect(404);
  });

  it('count requests by route, commands, appends and reads of caches', async () => {
    const product = await makeProduct(service);
    const { agent } = await service.member();
    const rating = { productId: product.id, stars: 4 };
    await service.settled(await agent.post('/api/ratings').send(rating).expect(201));
    for (const address of ['/api/products', '/api/products', `/api/products/${product.id}`, '/no/such/page'])
      await service.visitor().get(address);
    await service.visitor().get(`/art/${product.id}.svg`).expect(200);
    await service.visitor().get('/api/nothing').expect(404);
    await service.visitor().get('/api/ratings').expect(404);
    const { samples } = await read();
    const requests = (method: string, route: string, status: string) =>
      value(samples, 'henna_http_requests_total', { method, route, status });
    expect(requests('POST', '/api/ratings', '2xx')).toBe(1);
    expect(requests('GET', '/api/products', '2xx')).toBe(2);
    expect(requests('GET', '/api/products/:id', '2xx')).toBe(1);
    expect(requests('GET', '/art/:id.svg', '2xx')).toBe(1);
    expect(requests('GET', 'none', '4xx')).toBe(2);
    expect(value(samples, 'henna_http_request_duration_seconds_count', { kind: 'cached' })).toBeGreaterThanOrEqual(1);
    expect(value(samples, 'henna_command_duration_seconds_count', { method: 'POST', route: '/api/ratings' })).toBe(1);
    expect(value(samples, 'henna_appended_events_total')).toBeGreaterThanOrEqual(3);
    expect(value(samples, 'henna_append_duration_seconds_count')).toBeGreaterThanOrEqual(3);
    expect(value(samples, 'henna_cache_requests_total', { cache: 'bytes', result: 'hit' })).toBeGreaterThanOrEqual(1);
  });

  it('tell of the stores, the lanes and the process', async () => {
    for (let tries = 0; tries < 300; tries++, await pause(100))
      if (value((await read()).samples, 'henna_lane_lag_seconds', { lane: 'slow' }) === 0) break;
    const { samples } = await read();
    for (const store of ['events', 'documents']) expect(value(samples, 'henna_store_up', { store })).toBe(1);
    for (const lane of ['fast', 'slow']) {
      expect(value(samples, 'henna_lane_lag_seconds', { lane })).toBe(0);
      expect(value(samples, 'henna_lane_worker', { lane })).toBe(1);
    }
    expect(value(samples, 'henna_parked_events', { view: 'product' })).toBe(0);
    expect(value(samples, 'henna_live_connections')).toBe(0);
    expect(value(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('have labels of known values only, whatever is requested, and no secret', async () => {
    const { agent, id, email } = await service.member('Zuleika');
    await agent.get(`/api/profile/${id}`);
    for (let number = 0; number < 20; number++) {
      await service.visitor().get(`/api/products/00000000-0000-7000-8000-0000000000${number + 10}`);
      await service.visitor().get(`/path-${number}?q=secret-${number}`);
      await service.visitor().get(`/api/path-${number}`);
    }
    await service.token().get('/api/admin/products').expect(200);
    const { text, samples } = await read();
    for (const { name, labels } of samples) {
      const { route, method = 'GET', kind = 'read', status = '2xx' } = labels;
      expect(route === undefined || routes.has(route) ? undefined : `${name} ${route}`).toBeUndefined();
      expect(['GET', 'POST', 'PUT', 'DELETE', 'other']).toContain(method);
      if (name.startsWith('henna_http_request_duration')) expect(kinds).toContain(kind);
      expect(status).toMatch(/^([1-5]xx|aborted)$/);
    }
    const secrets = [token, tokens.admin, email, 'Zuleika', id, 'secret-', process.env['ANALYTICS_SECRET']!];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe('metrics at a port of their own', () => {
  let service: AppHarness;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    service = await startApp({ METRICS_PORT: String(port) });
  });
  afterAll(async () => {
    await service.stop();
    delete process.env['METRICS_PORT'];
  });

  const statusOf = (address: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      get(address, (response) => resolve(response.resume().statusCode)).once('error', reject),
    );

  it('are served there alone', async () => {
    expect(await statusOf(`http://127.0.0.1:${port}/metrics`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/api/health`)).toBe(404);
    await service.visitor().get('/metrics').expect(404);
  });
});

describe('without a setting', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  it('nothing is measured', async () => {
    await service.visitor().get('/metrics').set('authorization', `Bearer ${token}`).expect(404);
  });
});
