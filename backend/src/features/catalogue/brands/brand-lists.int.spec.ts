import { startApp, type AppHarness } from '../../../testing/app-harness.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
  for (const name of ['Zahra', 'amber', 'Musk', 'oud', 'Rose']) await added(name);
});
afterAll(() => henna.stop());

const brands = '/api/admin/brands';
const added = async (name: string, more: object = {}) =>
  (
    await henna
      .token()
      .post(brands)
      .send({ name, displayName: name, ...more })
      .expect(201)
  ).body;
const listed = async (query = '') =>
  (
    await henna
      .token()
      .get(brands + query)
      .expect(200)
  ).body;

it('pages and sorts', async () => {
  const { items, ...page } = await listed('?page=2&pageSize=2&sort=newest');
  const all: object[] = await listed('?sort=newest');
  expect(page).toEqual({ total: all.length, page: 2, pageSize: 2 });
  expect(items).toEqual(all.slice(2, 4));
  const brandsByName: { displayName: string }[] = await listed();
  const names = brandsByName.map(({ displayName }) => displayName.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

it('sorts by any column, in either direction', async () => {
  const idle = await added('Idle', { active: false });
  const names = async (query: string): Promise<string[]> =>
    (await listed(query)).map(({ name }: { name: string }) => name);
  const byName = await names('');
  expect(await names('?sort=name&order=desc')).toEqual(byName.toReversed());
  expect(await names('?sort=newest&order=asc')).toEqual((await names('?sort=newest')).toReversed());
  expect(await names('?sort=status')).toEqual([...byName.filter((name) => name !== idle.name), idle.name]);
  expect((await names('?sort=status&order=desc'))[0]).toBe(idle.name);
  expect(await names('?sort=products')).toEqual(byName);
});

it.each([
  '?sort=price',
  '?order=up',
  '?page=0',
  '?page=x',
  '?pageSize=101',
  '?removed=perhaps',
  '?q[$ne]=x',
  '?what=1',
])('refuses the query %s', async (query) => {
  await henna
    .token()
    .get(brands + query)
    .expect(400);
});
