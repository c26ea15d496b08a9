import { productsQuery } from '../features/catalogue/index.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { answer, fakeServer } from '../testing/fake-server.ts';
import { seedInitialData } from './initial-data.ts';

const page = { items: [], total: 7, page: 1, pageSize: 12 };
const query = productsQuery({ category: 'hair care', sort: 'trending', page: 1 });

/** A page that was rendered at a position, with one answer. */
const renderedAt = (position: string) => {
  const data = { position, queries: [[query.queryKey, page]] };
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
  const client = createQueryClient();
  return { client, renewShown: seedInitialData(client) };
};
const serverWith = (total: number) => fakeServer({ 'GET /api/products': () => answer(200, { ...page, total }) });

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('what came with the page is there without a request', async () => {
  const requests = serverWith(8);
  const { client, renewShown } = renderedAt('100');
  renewShown();
  await client.prefetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toEqual(page);
  expect(requests).toEqual([]);
});

test('a page that was rendered before this tab wrote something is read again, with what was written', async () => {
  const requests = serverWith(8);
  sessionStorage.setItem('last-write', '101');
  const { client, renewShown } = renderedAt('100');
  expect(client.getQueryData(query.queryKey)).toEqual(page);
  renewShown();
  await client.fetchQuery(query);
  expect(client.getQueryData(query.queryKey)).toMatchObject({ total: 8 });
  expect(requests[0]!.headers.get('X-Min-Position')).toBe('101');
});

test('a page without data begins as ever', () => {
  expect(() => seedInitialData(createQueryClient())()).not.toThrow();
});
