import type { OpenAPIObject } from '@nestjs/swagger';
import type { Logger } from 'pino';
import request from 'supertest';
import { apiDocument } from './api-document.ts';
import { EventStore } from './shared/stores/event-store.ts';
import { startApp, tokens, type AppHarness } from './testing/app-harness.ts';
import { bodies, ids, queries } from './testing/bad-input.ts';
import { LOGGER } from './tokens.ts';

/** Reads no query, and takes a process of its own each time. */
const completeBackup = '/api/admin/export';

/** Takes files, and an array is one: what its rows are worth is said when they are planned. */
const importDraft = '/api/admin/import-drafts';

type Method = 'get' | 'post' | 'put' | 'delete';

const routesOf = ({ paths }: OpenAPIObject) =>
  Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).filter((method) => method in item).map((method) => ({ method, path })),
  );

describe('bad input', () => {
  let service: AppHarness;
  let routes: { method: Method; path: string }[];
  let cookie: string;
  const logged: jest.SpyInstance[] = [];
  beforeAll(async () => {
    service = await startApp();
    routes = routesOf(apiDocument(service.app));
    const logger = service.app.get<Logger>(LOGGER);
    logged.push(jest.spyOn(logger, 'error'), jest.spyOn(logger, 'fatal'));
    const { email, password } = await service.member();
    const { headers } = await service.visitor().post('/api/sessions').send({ email, password });
    cookie = String(headers['set-cookie']).split(';')[0]!;
  });
  afterAll(() => service.stop());

  const send = (method: Method, path: string) =>
    request(service.url)[method](path).set('cookie', cookie).set('x-admin-token', tokens.admin).redirects(0);
  const tail = async () => (await service.app.get(EventStore).tail()).toString();

  const refused = (sent: string, { status, body }: { status: number; body: unknown }) => {
    expect({ sent, status, clear: status < 500 }).toEqual({ sent, status, clear: true });
    if (status >= 400)
      expect({ sent, body }).toEqual({
        sent,
        body: expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
      });
  };
  const filled = (path: string, id: string) => path.replace(/\{\w+\}/g, id);

  test('there are routes to try', () => expect(routes.length).toBeGreaterThan(25));

  test('an id of any shape is refused or found nowhere', async () => {
    const before = await tail();
    for (const { method, path } of routes.filter(({ path }) => path.includes('{')))
      for (const id of ids)
        refused(
          `${method} ${path} ${id.slice(0, 40)}`,
          await send(method, filled(path, encodeURI(id).replace(/%25/g, '%'))),
        );
    expect(await tail()).toBe(before);
  }, 120_000);

  test('a query of any shape is refused or ignored', async () => {
    for (const { path } of routes.filter(({ method }) => method === 'get'))
      for (const query of path === completeBackup ? [queries.join('&')] : queries)
        refused(
          `${path}?${query.slice(0, 40)}`,
          await send('get', `${filled(path, '01890000-0000-7000-8000-000000000001')}?${query}`),
        );
  }, 120_000);

  test('a body of any shape is refused, and nothing is written', async () => {
    const before = await tail();
    for (const { method, path } of routes.filter(
      ({ method, path }) => method !== 'get' && !path.endsWith('/current') && !path.endsWith('/visit'),
    ))
      for (const { name, type, body, empty } of bodies) {
        const sent = `${method} ${path} with ${name}`;
        const response = await send(method, filled(path, '01890000-0000-7000-8000-000000000001'))
          .set('content-type', type ?? 'application/json')
          .send(body);
        refused(sent, response);
        // A question may be asked without saying anything: then with what is usual.
        const isPlainQuestion = path.startsWith('/api/analytics/') && empty === true;
        if (method !== 'delete' && !isPlainQuestion && path !== importDraft)
          expect({ sent, refused: response.status >= 400 }).toEqual({ sent, refused: true });
      }
    expect(await tail()).toBe(before);
  }, 120_000);

  test.each([
    ['x-min-position', 'soon'],
    ['x-min-position', '-1'],
    ['x-min-position', '9'.repeat(30)],
    ['if-none-match', '"'.repeat(500)],
    ['cookie', 'session=s%3Aforged.signature; visit=%00; lang=xx'],
    ['x-admin-token', 'x'.repeat(5_000)],
    ['x-reason', '%E0%A4%A'],
    ['idempotency-key', 'x'.repeat(300)],
  ])('a header %s: %s does no harm', async (name, value) => {
    for (const { method, path } of routes.slice(0, 40))
      refused(`${method} ${path}`, await request(service.url)[method](filled(path, '1')).set(name, value).redirects(0));
  });

  test('nobody was polluted, nothing was logged as an error, and the service is well', async () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    for (const spy of logged) expect(spy).not.toHaveBeenCalled();
    await service.visitor().get('/api/health').expect(200);
  });
});
