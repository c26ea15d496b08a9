import { startApp, tokens, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { otherSpellings } from '../../testing/spellings.ts';
import { routeTable, sharedReads } from '../auth/route-table.ts';

const seed = process.env['SEED'] ?? 'shared reads';
/** An open stream, the end of the session, and a program of its own. */
const notRead = ['GET /api/live', 'GET /api/logout', 'GET /api/admin/export'];
const secretText = 'what only its author may read';

describe('shared reads', () => {
  let service: AppHarness;
  let email: string;
  let parameters: Record<string, string>;
  let pathOf: (route: string) => string;
  beforeAll(async () => {
    service = await startApp();
    const { id: product } = await makeProduct(service);
    const member = await service.member();
    await member.agent.post('/api/profile').send({ displayName: 'Layla', isPrivate: true });
    const comment = await member.agent
      .post('/api/comments')
      .send({ productId: product, content: secretText })
      .expect(201);
    const removed = await service
      .token('moderator')
      .delete(`/api/admin/comments/${comment.body.id}`)
      .set('x-reason', 'insults');
    await service.settled(removed);
    const { password } = member;
    ({ email } = member);
    const { headers } = await service.visitor().post('/api/sessions').send({ email, password }).expect(200);
    parameters = { cookie: String(headers['set-cookie']).split(';')[0]!, 'x-admin-token': tokens.admin };
    pathOf = (route) =>
      route.split(' ')[1]!.replace(':userId', member.id).replace(':id', product).replace(/:\w+/g, product);
  });
  afterAll(() => service.stop());

  const read = (path: string, headers: Record<string, string> = {}) =>
    rawRequest(new URL(service.url), { path, headers });
  const reads = () => Object.keys(routeTable).filter((route) => route.startsWith('GET ') && !notRead.includes(route));

  test('the member can read what the visitor must not', async () => {
    const path = pathOf('GET /api/products/:id/comments/removed');
    expect(await read(path, parameters)).toMatchObject({ status: 200, text: expect.stringContaining(secretText) });
    expect(await read(path)).toMatchObject({ status: 401 });
  });

  test(`no spelling of a path answers a visitor what it answered a member before (SEED=${seed})`, async () => {
    for (const route of reads()) {
      const path = pathOf(route);
      const open = (await read(path)).status === 200;
      for (const spelling of [path, ...otherSpellings(path, seed)]) {
        await read(spelling, parameters);
        const { status, text } = await read(spelling);
        expect({ spelling, opened: status < 300 && !open }).toEqual({ spelling, opened: false });
        const identifying = [secretText, email].filter((secret) => text.includes(secret));
        expect({ spelling, told: identifying }).toEqual({ spelling, told: [] });
      }
    }
  });

  test.each(['/api/Products', '/api/products/', '/api//products', '/api/%70roducts', '/api/products;a=b'])(
    'a route has one spelling: %s is not found',
    async (path) => expect(await read(path)).toMatchObject({ status: 404, text: expect.stringContaining('NOT_FOUND') }),
  );

  test('only shared reads are answered from memory, and each of them is', async () => {
    const fromMemory = async (route: string) => {
      const query = route.includes('suggest') ? '?q=pro' : route.includes('facets') ? '?facet=brand' : '';
      const path = pathOf(route) + query;
      await service.visitor().get(path);
      const { status, headers } = await service.visitor().get(path);
      return status === 200 && headers['x-correlation-id'] === undefined;
    };
    const found: string[] = [];
    for (const route of reads()) if (await fromMemory(route)) found.push(route);
    expect(found.sort()).toEqual([...sharedReads].sort());
  });
});
