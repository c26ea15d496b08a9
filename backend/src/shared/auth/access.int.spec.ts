import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { clientKinds, credentialsOf, type ClientKind, type Credentials } from '../../testing/test-clients.ts';
import { accessKey } from './access.ts';
import { routeTable, sharedReads, type Admitted } from './route-table.ts';

const unknownId = '01890000-0000-7000-8000-00000000dead';
const isMember = (caller: ClientKind) => caller === 'member' || caller === 'other member';

/** What the guards say to a caller: let in, or refused by which status. */
const expected = (admitted: Admitted, caller: ClientKind): 'in' | 401 | 403 => {
  switch (admitted) {
    case 'everyone':
      return 'in';
    case 'members':
      return isMember(caller) ? 'in' : 401;
    case 'self':
      if (caller === 'other member') return 403;
      return caller === 'member' ? 'in' : 401;
    case 'tokens':
      return caller === 'admin' || caller === 'moderator' || caller === 'analyst' ? 'in' : 401;
    case 'analysts':
      if (caller === 'moderator') return 403;
      return caller === 'admin' || caller === 'analyst' ? 'in' : 401;
    case 'moderators':
      if (caller === 'analyst') return 403;
      return caller === 'admin' || caller === 'moderator' ? 'in' : 401;
    case 'admins':
      if (caller === 'moderator' || caller === 'analyst') return 403;
      return caller === 'admin' ? 'in' : 401;
    case 'signed addresses':
      return 403;
  }
};

/** Errors, and whatever may depend on who asks, are stored nowhere. */
const cacheControlOf = (route: string, ok: boolean) =>
  ok && (sharedReads.includes(route) || route === 'GET /api/docs') ? 'no-cache' : 'private, no-store';

describe('access', () => {
  let service: AppHarness;
  let routes: { method: string; path: string }[];
  let member: Awaited<ReturnType<AppHarness['member']>>;
  let product: string;
  let credentials: (caller: ClientKind) => Promise<Credentials>;
  beforeAll(async () => {
    service = await startApp();
    routes = routesOf(service);
    member = await service.member();
    ({ id: product } = await makeProduct(service));
    await member.agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
    credentials = await credentialsOf(service, member);
  });
  afterAll(() => service.stop());

  test('every route declares who may call it', () => {
    const scanner = new MetadataScanner();
    const controllers = [...service.app.get(ModulesContainer).values()].flatMap(({ controllers }) => [
      ...controllers.values(),
    ]);
    const handlers = controllers.flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return scanner
        .getAllMethodNames(prototype)
        .filter((name) => Reflect.hasMetadata('path', prototype[name]!))
        .map((name) => ({
          route: `${metatype?.name}.${name}`,
          declared: Reflect.hasMetadata(accessKey, prototype[name]!) || Reflect.hasMetadata(accessKey, metatype!),
        }));
    });
    expect(handlers.length).toBeGreaterThan(25);
    expect(handlers.filter(({ declared }) => !declared)).toEqual([]);
  });

  test('every route has its line in the table, and every line its route', () =>
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(routeTable).sort()));

  const commentOfMember = async () => {
    const response = await fetch(`${service.url}/api/comments`, {
      method: 'POST',
      headers: { ...(await credentials('member')), 'content-type': 'application/json' },
      body: JSON.stringify({ productId: product, content: 'Soft.' }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };

  test.each(clientKinds)(
    'a caller (%s) is let in where the table says so, and caches are told what they may keep',
    async (caller) => {
      const comment = await commentOfMember();
      const responses: Record<string, unknown> = {};
      const cacheControls: Record<string, [string | null, string]> = {};
      for (const route of routes) {
        const own = routeTable[nameOf(route)] === 'self';
        const path = route.path
          .replace(/:(userId)/, member.id)
          .replace(/:id/, own ? (route.path.includes('comments') ? comment : product) : unknownId)
          .replace(/:\w+/g, unknownId);
        const query = route.path.startsWith('/api/uploads')
          ? `?product=${product}&expires=${Date.now() + 1_000}&signature=forged`
          : '';
        const body = route.path.includes('comments') ? { content: 'Soft indeed.' } : {};
        const response = await fetch(service.url + path + query, {
          method: route.method,
          redirect: 'manual',
          headers: { ...(await credentials(caller)), 'content-type': 'application/json' },
          ...(route.method !== 'GET' && { body: JSON.stringify(body) }),
        });
        const name = nameOf(route);
        responses[name] = await outcome(response);
        cacheControls[name] = [response.headers.get('cache-control'), cacheControlOf(name, response.ok)];
      }
      const expectedAccess = routes.map((route) => [nameOf(route), expected(routeTable[nameOf(route)]!, caller)]);
      expect(responses).toEqual(Object.fromEntries(expectedAccess));
      expect(Object.entries(cacheControls).filter(([, [response, right]]) => response !== right)).toEqual([]);
    },
  );
});

/** Answers beyond the guards have codes of their own, whatever their status. */
const outcome = async (response: Response) => {
  const text = await response.text();
  if (response.status !== 401 && response.status !== 403) return 'in';
  const { code } = JSON.parse(text) as { code: string };
  return ['UNAUTHORIZED', 'FORBIDDEN', 'AUTHOR_ONLY'].includes(code) ? response.status : 'in';
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** What the router answers; the pages of the API's documentation count as one. */
const routesOf = (service: AppHarness) => {
  const express = service.app.getHttpAdapter().getInstance() as { router: { stack: readonly Layer[] } };
  const names = express.router.stack.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map(
      (method) => `${method.toUpperCase()} ${route!.path.replace(/^\/api\/docs.*/, '/api/docs')}`,
    ),
  );
  return [...new Set(names)].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path };
  });
};
