import { productsQuery } from '../features/catalogue/index.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { answer, fakeServer, type FakeRequest } from '../testing/fake-server.ts';
import { seedInitialData } from './initial-data.ts';

const page = { items: [], total: 7, page: 1, pageSize: 12 };
const query = productsQuery({ category: 'hair care', sort: 'trending', page: 1 });

/** A page that was rendered at a position, with one answer. */
const renderedAt = (position: string) => {
  const data = { position, version: 'v1', queries: [[query.queryKey, page]] };
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
  const client = createQueryClient();
  return { client, renewShown: seedInitialData(client) };
};
/** A service that would render the page in a version now. */
const serverWith = (total: number, version: string) =>
  fakeServer({
    'HEAD /': () => new Response(null, { headers: { 'X-Page-Version': version } }),
    'GET /api/products': () => answer(200, { ...page, total }),
  });
const reads = (requests: readonly FakeRequest[]) => requests.filter(({ method }) => method === 'GET');

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('what came with the page is there without a read while the page would be the same', async () => {
  const requests = serverWith(8, 'v1');
  const { client, renewShown } = renderedAt('100');
  await renewShown();
  await client.prefetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toEqual(page);
  expect(reads(requests)).toEqual([]);
  expect(requests[0]!.headers.get('X-Min-Position')).toBe('100');
});

test.each(['v2', ''])('a page whose version is %j by now is read again', async (version) => {
  serverWith(8, version);
  const { client, renewShown } = renderedAt('100');
  expect(client.getQueryData(query.queryKey)).toEqual(page);
  await renewShown();
  await client.fetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toMatchObject({ total: 8 });
});

test('a page that was rendered before this tab wrote something is read again, with what was written', async () => {
  const requests = serverWith(8, 'v1');
  sessionStorage.setItem('last-write', '101');
  const { client, renewShown } = renderedAt('100');
  await renewShown();
  await client.fetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toMatchObject({ total: 8 });
  expect(reads(requests)[0]!.headers.get('X-Min-Position')).toBe('101');
});

test('comments are read anew by members, whose own marks a page does not know', () => {
  const key = ['/api/products', 'p1', 'comments', { sort: 'newest' }];
  const data = { position: '1', version: 'v1', queries: [[key, { pages: [] }]] };
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
  const seeded = () => {
    const client = createQueryClient();
    seedInitialData(client);
    return client.getQueryData(key);
  };
  expect(seeded()).toEqual({ pages: [] });
  document.cookie = 'signed_in=1';
  expect(seeded()).toBeUndefined();
  document.cookie = 'signed_in=; Max-Age=0';
});

test('a page without data begins as ever', async () => {
  await expect(seedInitialData(createQueryClient())()).resolves.toBeUndefined();
});
