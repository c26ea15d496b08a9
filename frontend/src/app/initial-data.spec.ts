import { createMemoryHistory } from '@tanstack/react-router';
import { productsQuery } from '../features/catalogue/index.ts';
import { answer, fakeServer } from '../testing/fake-server.ts';
import { seedInitialData } from './initial-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createAppRouter } from './router.tsx';

const page = { items: [], total: 7, page: 1, pageSize: 12 };
const params = { category: 'hair care', sort: 'trending', page: 1 } as const;

const clientWithInitialData = (answers: object) => {
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(answers)}</script>`;
  const client = createQueryClient();
  seedInitialData(client, createAppRouter(client, createMemoryHistory()));
  return client;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('what came with the page is there without asking, once', async () => {
  const asked: string[] = [];
  fakeServer({
    'GET /api/products': () => {
      asked.push('products');
      return answer(200, { ...page, total: 8 });
    },
  });
  const client = clientWithInitialData({ '/api/products?category=hair+care&sort=trending&page=1': page });
  await client.prefetchQuery(productsQuery(params));
  expect(client.getQueryData(productsQuery(params).queryKey)).toEqual(page);
  expect(asked).toEqual([]);
  client.clear();
  await client.prefetchQuery(productsQuery(params));
  expect(client.getQueryData(productsQuery(params).queryKey)).toMatchObject({ total: 8 });
});

test('another list is asked for', async () => {
  fakeServer({ 'GET /api/products': () => answer(200, { ...page, total: 9 }) });
  const client = clientWithInitialData({ '/api/products?category=hair+care&sort=trending&page=1': page });
  await client.prefetchQuery(productsQuery({ ...params, page: 2 }));
  expect(client.getQueryData(productsQuery({ ...params, page: 2 }).queryKey)).toMatchObject({ total: 9 });
});

test('a page without data begins as ever', () => {
  const client = createQueryClient();
  expect(() => seedInitialData(client, createAppRouter(client, createMemoryHistory()))).not.toThrow();
});
