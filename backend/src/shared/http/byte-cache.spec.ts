import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { ByteCache } from './byte-cache.ts';
import { markCacheable } from './shared-reads.ts';

const id = '01890000-0000-7000-8000-000000000001';
const body = JSON.stringify({ words: 'rouge '.repeat(500) });

describe('kept bytes', () => {
  let rendered: number;
  let seen: IncomingHttpHeaders;
  let cache: ByteCache;
  let server: Server;
  let url: string;
  beforeEach(async () => {
    rendered = 0;
    cache = new ByteCache(() => 7n);
    server = createServer((incoming, response) => {
      if (cache.serve(incoming, response)) return;
      rendered++;
      seen = incoming.headers;
      response.setHeader('content-type', 'application/json');
      if (!incoming.url?.includes('undeclared')) markCacheable(response);
      if (incoming.url?.includes('cookie')) response.setHeader('set-cookie', 'session=secret');
      response.statusCode = incoming.url?.includes('missing') ? 404 : 200;
      if (incoming.url?.includes('pending')) response.setHeader('x-projection-pending', 'true');
      if (!incoming.url?.includes('pieces')) return response.end(body);
      for (let at = 0; at < body.length; at += 100)
        response.write(at % 200 ? Buffer.from(body.slice(at, at + 100)) : body.slice(at, at + 100));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const get = (path: string, encoding = 'identity') => request(url).get(path).set('accept-encoding', encoding);

  test('answer a second request without making it again', async () => {
    const first = await get('/api/products').expect(200);
    const second = await get('/api/products').expect(200);
    expect(rendered).toBe(1);
    expect(second.text).toBe(first.text);
    expect([first.headers['cache-control'], second.headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
  });

  test.each(['undeclared', 'cookie', 'missing'])('hold nothing that its route made so: %s', async (kind) => {
    await get(`/api/products?${kind}`);
    await get(`/api/products?${kind}`);
    expect(rendered).toBe(2);
  });

  test('are made without knowing who asks', async () => {
    const caller = {
      cookie: 'session=secret',
      'x-admin-token': 'secret',
      authorization: 'Bearer secret',
      'x-other': 'kept',
    };
    await get('/api/products').set(caller);
    expect(seen).toMatchObject({ 'x-other': 'kept' });
    for (const name of ['cookie', 'x-admin-token', 'authorization']) expect(seen).not.toHaveProperty(name);
    await get('/api/products').set(caller).set('x-min-position', '1');
    expect(seen).not.toHaveProperty('cookie');
    await get('/api/banners').set(caller);
    expect(seen).toMatchObject(caller);
  });

  test('answer 304 to who has them', async () => {
    const { headers } = await get('/api/products');
    await get('/api/products').set('if-none-match', String(headers['etag'])).expect(304);
  });

  test('come compressed to who takes that', async () => {
    await get('/api/products');
    const { headers, text } = await get('/api/products', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThan(body.length / 10);
    expect(text).toBe(body);
  });

  test('of a product and of every list go when the product changes', async () => {
    const other = id.replace(/1$/, '2');
    for (const path of [`/api/products/${id}`, `/api/products/${other}`, '/api/products?page=1']) await get(path);
    cache.dropProducts([id]);
    for (const path of [`/api/products/${id}`, `/api/products/${other}`, '/api/products?page=1']) await get(path);
    expect(rendered).toBe(5);
  });

  test('are not kept when something changed while they were made', async () => {
    const changing = createServer((incoming, response) => {
      if (cache.serve(incoming, response)) return;
      rendered++;
      markCacheable(response);
      cache.dropProducts([id]);
      response.end(body);
    });
    await new Promise<void>((resolve) => changing.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(changing.address() as AddressInfo).port}`;
    await request(at).get('/api/products');
    await request(at).get('/api/products');
    expect(rendered).toBe(2);
    await new Promise((resolve) => changing.close(resolve));
  });

  test('answer who asks for a position that they show, and nobody who asks for a later one or for none that there is', async () => {
    for (const position of ['0', '7']) await get('/api/products').set('x-min-position', position).expect(200);
    expect(rendered).toBe(1);
    for (const position of ['8', '-1', '0x1', '9'.repeat(19), '', '0, 0'])
      await get('/api/products').set('x-min-position', position);
    expect(rendered).toBe(7);
  });

  test('are not those of an answer that could not wait any longer', async () => {
    await get('/api/products?pending');
    await get('/api/products?pending');
    expect(rendered).toBe(2);
  });

  test.each(['identity', 'br', 'gzip'])('are whole when they were written in pieces (%s)', async (encoding) => {
    const twice = [await get('/api/products?pieces', encoding), await get('/api/products?pieces', encoding)];
    for (const { text, headers } of twice) {
      expect(text).toBe(body);
      expect(Number(headers['content-length'])).toBeGreaterThan(0);
    }
    expect(rendered).toBe(1);
  });
});
