import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStore } from './shared/stores/event-store.ts';
import { startApp, tokens, type AppHarness } from './testing/app-harness.ts';
import { makeProduct } from './testing/builders.ts';
import { crossSiteRequests } from './testing/cross-site-requests.ts';
import { hostileAddresses } from './testing/hostile-addresses.ts';
import { rawRequest } from './testing/raw-request.ts';

const seed = process.env['SEED'] ?? 'hostile addresses';
const markup = `"><img src=x onerror=alert(1)></script><script>alert('1')</script>{{7*7}}\${7*7}`;

describe('safe in public', () => {
  let service: AppHarness;
  let product: string;
  let brand: string;
  let banner: string;
  let member: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    ({ id: product } = await makeProduct(service));
    brand = (await service.token().get('/api/admin/brands')).body[0].id;
    banner = (await service.token().post('/api/admin/banners').send({ title: 'Spring' }).expect(201)).body.id;
    member = await service.member();
    await member.agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
  });
  afterAll(() => service.stop());

  const tail = async () => (await service.app.get(EventStore).tail()).toString();
  const raw = (method: string, path: string, headers: IncomingHttpHeaders, body = '') =>
    rawRequest(new URL(service.url), { method, path, headers }, body);
  const cookie = async () => {
    const { email, password } = member;
    const signedIn = await service.visitor().post('/api/sessions').send({ email, password }).expect(200);
    return String(signedIn.headers['set-cookie']).split(';')[0]!;
  };

  test('what another site makes a browser send is refused, and nothing is written', async () => {
    const session = await cookie();
    const requests = crossSiteRequests(new URL(service.url));
    expect(requests.length).toBeGreaterThanOrEqual(200);
    const before = await tail();
    const body = JSON.stringify({ productId: product, stars: 5 });
    for (const { method, headers } of requests) {
      const all = { 'content-type': 'application/json', cookie: session, ...headers };
      const { status, text } = await raw(method, '/api/ratings', all, body);
      expect({ method, headers, status, text }).toEqual({
        method,
        headers,
        status: 403,
        text: expect.stringContaining('CROSS_SITE'),
      });
    }
    expect(await tail()).toBe(before);
  });

  test('our own pages, and who comes from no page, may write', async () => {
    const session = await cookie();
    const ours = service.url;
    for (const headers of [
      {},
      { origin: ours },
      { origin: ours.toUpperCase().replace('HTTP', 'http') },
      { origin: 'http://localhost:3000' },
      { origin: ours, referer: `${ours}/product/1`, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { referer: `${ours}/product/1` },
    ]) {
      const all = { 'content-type': 'application/json', cookie: session, ...headers };
      const { status } = await raw('POST', '/api/ratings', all, JSON.stringify({ productId: product, stars: 5 }));
      expect({ headers, good: status === 200 || status === 201 }).toEqual({ headers, good: true });
    }
  });

  test('a page whose name was made to resolve to this machine gets nothing', async () => {
    const host = 'rebind.evil.example';
    for (const path of ['/', '/api/products', '/api/site', '/api/docs', '/art/x.svg', '/robots.txt'])
      for (const hosts of [[host], [new URL(service.url).host, host], [host, 'localhost']]) {
        const headers = hosts.flatMap((each) => ['Host', each]);
        const { status, text } = await rawRequest(new URL(service.url), { path, headers });
        expect({ path, hosts, status, ...JSON.parse(text) }).toMatchObject({ status: 421, code: 'MISDIRECTED' });
      }
    const credentials = JSON.stringify({ email: member.email, password: member.password });
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    expect((await raw('POST', '/api/sessions', headers, credentials)).status).toBe(421);
    expect((await raw('GET', '/api/health', { host: 'backend:3000' })).status).toBe(200);
    expect((await raw('GET', '/api/products', { host: 'localhost:1' })).status).toBe(200);
  });

  test.each(['/api/logout', '/api/logout/', '/API/Logout', '/api/logout?x=1', '/api/LOGOUT/?x', '/api//logout'])(
    'a link of another site to %s signs nobody out',
    async (path) => {
      const session = await cookie();
      for (const method of ['GET', 'HEAD'])
        await raw(method, path, { cookie: session, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      expect((await raw('GET', '/api/auth/user', { cookie: session })).status).toBe(200);
    },
  );

  test(`500 hostile addresses are refused by every field for one (SEED=${seed})`, async () => {
    const before = await tail();
    const session = await cookie();
    const refusedFields = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie: session, 'x-admin-token': tokens.admin };
      const response = await fetch(service.url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
      const { fields = [] } = (await response.json()) as { fields?: { field: string }[] };
      return [response.status, ...fields.map(({ field }) => field)];
    };
    const tryAll = async (address: string) => {
      const refused = await Promise.all([
        refusedFields(`/api/products/${product}`, { imageUrl: address }),
        refusedFields(`/api/admin/brands/${brand}`, { logoUrl: address, website: address }),
        refusedFields(`/api/admin/banners/${banner}`, { imageUrl: address, linkUrl: address }),
        refusedFields(`/api/profile/${member.id}`, { avatarUrl: address }),
      ]);
      const all = [
        [400, 'imageUrl'],
        [400, 'logoUrl', 'website'],
        [400, 'imageUrl', 'linkUrl'],
        [400, 'avatarUrl'],
      ];
      expect({ address, refused }).toEqual({ address, refused: all });
    };
    const addresses = hostileAddresses(500, seed);
    for (let first = 0; first < addresses.length; first += 10)
      await Promise.all(addresses.slice(first, first + 10).map(tryAll));
    expect(await tail()).toBe(before);
  });

  test('an upload is registered by its own path only', async () => {
    for (const rawImageUrl of [
      'https://evil.example/a.png',
      '/api/uploads/../../etc/passwd',
      '/art/x.svg',
      'file:///a',
    ])
      await service.token().post(`/api/products/${product}/images`).send({ rawImageUrl }).expect(400);
  });

  test('what people write comes back as it was, as data', async () => {
    const { body, headers } = await member.agent
      .post('/api/comments')
      .send({ productId: product, content: markup })
      .expect(201);
    expect(body.content).toBe(markup);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const profile = { displayName: markup, bio: markup, avatarUrl: 'https://pictures.example/a.png?b=<c>' };
    await member.agent.put(`/api/profile/${member.id}`).send(profile).expect(200);
    expect((await service.visitor().get(`/api/profile/${member.id}`).expect(200)).body).toMatchObject(profile);
    const found = await service.visitor().get('/api/products').query({ q: markup, page: 1 }).expect(200);
    expect(found.body.items).toEqual([]);
    const { text } = await service.visitor().get('/api/products').query({ sort: markup }).expect(400);
    expect(JSON.parse(text).message).not.toContain('<script>');
  });

  test('an address that somebody gave is never asked for anything', async () => {
    let sent = 0;
    const trap = createServer((_, response) => void (sent++, response.end()));
    trap.on('connection', () => sent++);
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/picture.png`;
    const admin = service.token();
    await admin.put(`/api/products/${product}`).send({ imageUrl: address }).expect(200);
    await admin.put(`/api/admin/brands/${brand}`).send({ logoUrl: address, website: address }).expect(200);
    await member.agent.put(`/api/profile/${member.id}`).send({ avatarUrl: address }).expect(200);
    for (const path of ['', '/images', '/related', '/comments'])
      await service.visitor().get(`/api/products/${product}${path}`).expect(200);
    for (const path of [
      `/art/${product}.svg`,
      `/art/${product}.png`,
      `/product/${product}`,
      `/api/profile/${member.id}`,
    ])
      await service.visitor().get(path);
    expect(sent).toBe(0);
    trap.close();
  });

  test.each([
    ['a deep body', 'nested deeper than 20 levels', `{"options":${'['.repeat(400_000)}`],
    ['a body of many values', 'more than 10000 values', `{"options":[${'1,'.repeat(400_000)}1]}`],
    ['a body of many members', 'more than 10000 values', `{${'"a":1,'.repeat(100_000)}"a":1}`],
    ['a long list', 'more than 50', JSON.stringify({ categoryKey: 'x', options: Array(9_000).fill('x') })],
    ['a body that is too large', 'larger than 1 MB', JSON.stringify({ options: 'x'.repeat(1_000_001) })],
  ])('%s is refused: %s', async (_, message, body) => {
    const post = service.token().post('/api/admin/voting-options').set('content-type', 'application/json');
    const response = await post.send(body);
    expect(response.body).toMatchObject({ message: expect.stringContaining(message), code: expect.any(String) });
    expect(response.status).toBe(message.includes('1 MB') ? 413 : 400);
  });

  test('long addresses and heads are refused', async () => {
    const long = await raw('GET', `/api/products?q=${'x'.repeat(9_000)}`, {});
    expect(long).toMatchObject({ status: 400, text: expect.stringContaining('ADDRESS_TOO_LONG') });
    expect((await raw('GET', `/api/products?q=${'x'.repeat(20_000)}`, {})).status).toBe(431);
    expect((await raw('GET', '/api/products', { 'x-large': 'x'.repeat(20_000) })).status).toBe(431);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x-${index}`, 'x']));
    // The last ones, Host among them, are not read.
    expect((await raw('GET', '/api/health', many)).status).toBe(400);
  });

  test('a request that is being answered is answered, though the service ends', async () => {
    // A read that waits for a position which does not come takes a second.
    const response = raw('GET', '/api/banners', { 'x-min-position': '9000000000000000000' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const closed = service.app.close();
    expect((await response).status).toBe(200);
    await closed;
    await expect(raw('GET', '/api/health', {})).rejects.toThrow();
  });
});
