import type { Page } from '@henna/domain';
import type { FacetCountResponse } from './product.responses.ts';
import type { ProductTrendResponse } from './trend/trend.response.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { firstPage, namesOf, addFourProducts, type Item } from './testing/four-products.ts';

describe('the listing', () => {
  let service: AppHarness;
  let ids: Record<string, string>;
  let brandIds: Record<string, string>;
  beforeAll(async () => {
    service = await startApp();
    ({ ids, brandIds } = await addFourProducts(service));
  });
  afterAll(() => service.stop());

  const page = (query: string) => firstPage(service, query);
  const names = (query: string) => namesOf(service, query);

  test.each([
    ['category=makeup&sort=name', ['Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['category=MAKEUP&sort=name', ['Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['category=hair_care', ['Avocado Wash']],
    ['category=makeup&subcategory=lip%2Fcheek', ['Cheek Stain']],
    ['subcategory=lipstick&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['brand=Lanc%C3%B4me', ['Velvet Rouge']],
    ['brand=fenty%20beauty&category=makeup&sort=name', ['Cheek Stain', 'Rouge Balm']],
    ['category=unknown', []],
    ['q=rouge&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['q=wash&brand=fenty%20beauty&category=hair_care', ['Avocado Wash']],
    ['sort=newest', ['Rouge Balm', 'Avocado Wash', 'Cheek Stain', 'Velvet Rouge']],
    ['sort=brand', ['Avocado Wash', 'Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['sort=category', ['Avocado Wash', 'Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
  ])('%s finds %j', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('a cursor leads through a list to its end, whatever comes or goes meanwhile', async () => {
    const slice = async (cursor: string, query = 'sort=name') =>
      (await service.visitor().get(`/api/products?pageSize=2&${query}&cursor=${cursor}`).expect(200)).body;
    const first = await slice('');
    expect(first).toMatchObject({ total: 4, pageSize: 2, corrected: null });
    expect((first.items as Item[]).map(({ name }) => name)).toEqual(['Avocado Wash', 'Cheek Stain']);
    await service.token().delete(`/api/products/${ids['Cheek Stain']}`).expect(204);
    const second = await slice(first.next);
    await service.token().post(`/api/admin/products/${ids['Cheek Stain']}/restore`).expect(200);
    expect((second.items as Item[]).map(({ name }) => name)).toEqual(['Rouge Balm', 'Velvet Rouge']);
    expect(second.next).toBeNull();
    const found = await slice('', 'q=fenty');
    const rest = await slice(found.next, 'q=fenty');
    expect([...found.items, ...rest.items].map(({ name }: Item) => name).sort()).toEqual([
      'Avocado Wash',
      'Cheek Stain',
      'Rouge Balm',
    ]);
    const refused = async (query: string) => {
      const { body } = await service.visitor().get(`/api/products?${query}`).expect(400);
      expect(body.fields).toMatchObject([{ field: 'cursor' }]);
    };
    await refused('cursor=nonsense');
    await refused(`cursor=${first.next}&sort=newest`);
    await refused('cursor=&page=1');
  });

  test('pages hold what they should, and beyond the last there is nothing', async () => {
    const first = (await service.visitor().get('/api/products?page=1&pageSize=3&sort=name').expect(200)).body;
    const second = (await service.visitor().get('/api/products?page=2&pageSize=3&sort=name').expect(200)).body;
    const beyond = (await service.visitor().get('/api/products?page=9&pageSize=3').expect(200)).body;
    expect([...first.items, ...second.items].map(({ name }: Item) => name)).toEqual([
      'Avocado Wash',
      'Cheek Stain',
      'Rouge Balm',
      'Velvet Rouge',
    ]);
    expect(beyond).toMatchObject({ items: [], total: 4, page: 9, pageSize: 3 });
  });

  test('without a page the answer is the plain array with its count', async () => {
    const { body, headers } = await service.visitor().get('/api/products?category=makeup').expect(200);
    expect(body).toHaveLength(3);
    expect(headers['x-total-count']).toBe('3');
  });

  test('facets count what each choice would leave', async () => {
    const { facets } = await page('category=makeup');
    const counts = (facet: readonly { key: string; count: number }[]) =>
      Object.fromEntries(facet.map(({ key, count }) => [key, count]));
    expect(counts(facets.category)).toEqual({ makeup: 3, 'hair care': 1 });
    expect(counts(facets.subcategory)).toEqual({ 'lip/cheek': 1, lipstick: 2 });
    expect(counts(facets.brand)).toEqual({ 'Fenty Beauty': 2, Lancôme: 1 });
    expect((await page('category=makeup')).facetSizes).toMatchObject({ category: 2, subcategory: 2, brand: 2 });
  });

  test('the values of one facet are searched under the same filters', async () => {
    const values = async (query: string) =>
      (await service.visitor().get(`/api/products/facets?${query}`).expect(200)).body as Page<FacetCountResponse>;
    const fenty = { key: 'Fenty Beauty', displayName: 'Fenty Beauty', labels: {}, count: 2 };
    const lancome = { key: 'Lancôme', displayName: 'Lancôme', labels: {}, count: 1 };
    const all = { items: [fenty, lancome], total: 2, page: 1, pageSize: 30 };
    expect(await values('facet=brand&category=makeup')).toEqual(all);
    expect(await values('facet=brand&category=makeup&brand=Lanc%C3%B4me')).toEqual(all);
    expect(await values('facet=brand&category=makeup&name=LANCO')).toEqual({ ...all, items: [lancome], total: 1 });
    expect(await values('facet=brand&q=stain')).toMatchObject({ items: [{ key: 'Fenty Beauty', count: 1 }] });
    expect(await values('facet=subcategory&page=2&pageSize=1')).toMatchObject({
      items: [{ key: 'lip/cheek' }],
      total: 3,
      page: 2,
    });
    await service.visitor().get('/api/products/facets?facet=price').expect(400);
    await service.visitor().get('/api/products/facets').expect(400);
  });

  test('ratings and votes move products', async () => {
    const { agent } = await service.member();
    await agent.post('/api/ratings').send({ productId: ids['Avocado Wash'], stars: 5 }).expect(201);
    await agent.post('/api/ratings').send({ productId: ids['Velvet Rouge'], stars: 1 }).expect(201);
    await agent.post('/api/votes').send({ productId: ids['Avocado Wash'], vote: 'Good' }).expect(201);
    expect((await names('sort=rating')).slice(0, 2)).toEqual(['Avocado Wash', 'Velvet Rouge']);
    expect((await names('sort=trending')).slice(0, 2)).toEqual(['Avocado Wash', 'Velvet Rouge']);
    expect((await names('sort=reviews')).slice(0, 2).sort()).toEqual(['Avocado Wash', 'Velvet Rouge']);
    const { body } = await service.visitor().get('/api/products/trending?limit=1').expect(200);
    expect(body[0]).toMatchObject({ name: 'Avocado Wash', ratings: { total: 1, average: 5 }, votes: { total: 1 } });
  });

  test('a product tells why it trends, and what is taken back counts no more', async () => {
    const trend = async (name: string) =>
      (await service.visitor().get(`/api/products/${ids[name]}/trend`).expect(200)).body as ProductTrendResponse;
    const before = await trend('Cheek Stain');
    expect(before).toMatchObject({ score: null, rank: null, of: 4, halfLifeDays: 7 });
    expect(before.days).toHaveLength(60);
    const { agent } = await service.member();
    await agent.post('/api/ratings').send({ productId: ids['Cheek Stain'], stars: 5 }).expect(201);
    for (const vote of ['Good', 'Bad']) await agent.post('/api/votes').send({ productId: ids['Cheek Stain'], vote });
    for (const content of ['Stays all day.', 'Really all day.', 'And all night.'])
      await agent.post('/api/comments').send({ productId: ids['Cheek Stain'], content }).expect(201);
    const capped = await trend('Cheek Stain');
    expect(capped).toMatchObject({ rank: 1, of: 4 });
    expect(capped.parts).toMatchObject([
      { kind: 'visits', count: 0, points: 0 },
      { kind: 'votes', count: 2, points: 1 },
      { kind: 'ratings', count: 1, points: 4 },
      { kind: 'comments', count: 3, points: 15 },
    ]);
    expect(capped.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(capped.days.at(-1)).toMatchObject({ votes: 2, ratings: 1, comments: 3, points: 20 });
    expect(capped.days.at(-1)!.day).toBe(capped.asOf.slice(0, 10));
    for (const vote of ['Good', 'Bad'])
      await agent.delete('/api/votes').send({ productId: ids['Cheek Stain'], vote }).expect(204);
    const less = await trend('Cheek Stain');
    expect(less.days.at(-1)).toMatchObject({ votes: 0, ratings: 1, comments: 3, points: 19 });
    expect(less.score).toBeLessThan(capped.score!);
    await service.visitor().get('/api/products/unknown-product/trend').expect(404);
  });

  test('what everybody sees is kept as bytes until it changes', async () => {
    const path = `/api/products/${ids['Cheek Stain']}`;
    const read = (etag = '') => service.visitor().get(path).set('if-none-match', etag);
    const etag = String((await read().expect(200)).headers['etag']);
    expect(etag).toMatch(/^W\//);
    await read(etag).expect(304);
    const { agent } = await service.member();
    await agent.post('/api/votes').send({ productId: ids['Cheek Stain'], vote: 'Good' }).expect(201);
    const { body } = await read(etag).expect(200);
    expect(body.votes.total).toBe(1);
    expect((await service.visitor().get(`${path}/votes`).expect(200)).body.total).toBe(1);
  });

  test('categories tell their subcategories and counts', async () => {
    const { body: tree } = await service.visitor().get('/api/categories').expect(200);
    expect(tree).toEqual({ 'hair care': ['shampoo'], makeup: ['lip/cheek', 'lipstick'] });
    const { body: details, headers } = await service.visitor().get('/api/categories/details').expect(200);
    expect(headers['x-total-count']).toBe('2');
    const { body: page } = await service.visitor().get('/api/categories/details?page=2&pageSize=1').expect(200);
    expect(page).toEqual({ items: [details[1]], total: 2, page: 2, pageSize: 1 });
    expect(details).toMatchObject([
      { key: 'hair care', productCount: 1 },
      {
        key: 'makeup',
        labels: { ar: 'مكياج' },
        productCount: 3,
        subcategories: [
          { key: 'lip/cheek', productCount: 1 },
          { key: 'lipstick', productCount: 2 },
        ],
      },
    ]);
  });

  test('related products are of the same category, without the product itself', async () => {
    const { body } = await service.visitor().get(`/api/products/${ids['Velvet Rouge']}/related`).expect(200);
    expect((body as Item[]).map(({ name }) => name).sort()).toEqual(['Cheek Stain', 'Rouge Balm']);
  });

  test('a renamed brand is found by either name, and its products follow', async () => {
    await service
      .token()
      .put(`/api/admin/brands/${brandIds['Lancôme']}`)
      .send({ name: 'Lancôme Paris', displayName: 'Lancôme Paris' })
      .expect(200);
    for (const name of ['Lancôme', 'Lancôme Paris'])
      expect(await names(`brand=${encodeURIComponent(name)}`)).toEqual(['Velvet Rouge']);
    expect((await service.visitor().get(`/api/products/${ids['Velvet Rouge']}`)).body.brand).toBe('Lancôme Paris');
    expect((await service.visitor().get('/api/brands?name=lancome')).body[0].name).toBe('Lancôme Paris');
    expect(await names('q=paris')).toEqual(['Velvet Rouge']);
  });

  test('a removed brand hides its products until it is restored', async () => {
    const admin = service.token();
    await admin.delete(`/api/admin/brands/${brandIds['Lancôme']}`).expect(204);
    expect(await names('sort=name')).toEqual(['Avocado Wash', 'Cheek Stain', 'Rouge Balm']);
    await service.visitor().get(`/api/products/${ids['Velvet Rouge']}`).expect(404);
    await admin.post(`/api/admin/brands/${brandIds['Lancôme']}/restore`).expect(200);
    expect(await names('sort=name')).toContain('Velvet Rouge');
    await service.visitor().get(`/api/products/${ids['Velvet Rouge']}`).expect(200);
  });
});
