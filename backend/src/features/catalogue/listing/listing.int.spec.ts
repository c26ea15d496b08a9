import type { ProductTrend } from '@henna/contracts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

describe('the listing', () => {
  let service: AppHarness;
  const ids: Record<string, string> = {};
  const brandIds: Record<string, string> = {};
  beforeAll(async () => {
    service = await startApp();
    const admin = service.token();
    const post = async (path: string, body: object) =>
      ((await admin.post(path).send(body).expect(201)).body as { id: string }).id;
    for (const brand of ['Fenty Beauty', 'Lancôme'])
      brandIds[brand] = await post('/api/admin/brands', { name: brand, displayName: brand });
    const makeup = await post('/api/admin/categories', {
      name: 'makeup',
      displayName: 'Makeup',
      labels: { ar: 'مكياج' },
    });
    const hair = await post('/api/admin/categories', { name: 'hair care', displayName: 'Hair Care' });
    await post('/api/admin/subcategories', { name: 'lip/cheek', displayName: 'Lip & Cheek', categoryId: makeup });
    await post('/api/admin/subcategories', {
      name: 'lipstick',
      displayName: 'Lipstick',
      categoryId: makeup,
      labels: { ar: 'أحمر شفاه' },
    });
    await post('/api/admin/subcategories', { name: 'shampoo', displayName: 'Shampoo', categoryId: hair });
    const products: [string, string, string, string][] = [
      ['Velvet Rouge', 'Lancôme', 'makeup', 'lipstick'],
      ['Cheek Stain', 'Fenty Beauty', 'makeup', 'lip/cheek'],
      ['Avocado Wash', 'Fenty Beauty', 'hair care', 'shampoo'],
      ['Rouge Balm', 'Fenty Beauty', 'makeup', 'lipstick'],
    ];
    for (const [name, brand, category, subcategory] of products)
      ids[name] = await post('/api/products', { name, brandId: brandIds[brand], category, subcategory });
  });
  afterAll(() => service.stop());

  const page = async (query: string) => (await service.visitor().get(`/api/products?page=1&${query}`).expect(200)).body;
  const names = async (query: string) => ((await page(query)).items as Item[]).map(({ name }) => name);

  test.each([
    ['category=makeup&sort=name', ['Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['category=MAKEUP&sort=name', ['Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['category=hair_care', ['Avocado Wash']],
    ['category=makeup&subcategory=lip%2Fcheek', ['Cheek Stain']],
    ['subcategory=lipstick&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['brand=Lanc%C3%B4me', ['Velvet Rouge']],
    ['brand=fenty%20beauty&category=makeup&sort=name', ['Cheek Stain', 'Rouge Balm']],
    ['q=rouge&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['q=ROU&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['q=lancome', ['Velvet Rouge']],
    ['q=rouge%20fenty', ['Rouge Balm']],
    ['q=%D8%A7%D8%AD%D9%85%D8%B1&sort=name', ['Rouge Balm', 'Velvet Rouge']],
    ['q=nothing%20of%20the%20kind', []],
    ['q=%D8%B4%D8%A7%D9%85%D8%A8%D9%88', ['Avocado Wash']],
    ['q=wash&brand=fenty%20beauty&category=hair_care', ['Avocado Wash']],
    ['q=rouge&brand=Lanc%C3%B4me', ['Velvet Rouge']],
    ['q=fenty&sort=name', ['Avocado Wash', 'Cheek Stain', 'Rouge Balm']],
    ['q=fenty&sort=newest', ['Rouge Balm', 'Avocado Wash', 'Cheek Stain']],
    ['q=cheek', ['Cheek Stain']],
    ['category=unknown', []],
    ['sort=newest', ['Rouge Balm', 'Avocado Wash', 'Cheek Stain', 'Velvet Rouge']],
    ['sort=brand', ['Avocado Wash', 'Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
    ['sort=category', ['Avocado Wash', 'Cheek Stain', 'Rouge Balm', 'Velvet Rouge']],
  ])('%s finds %j', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('what a name holds comes before what only its place or description tells', async () => {
    const { body } = await service
      .token()
      .post('/api/products')
      .send({
        name: 'Plain Tint',
        brandId: brandIds['Fenty Beauty'],
        category: 'makeup',
        subcategory: 'lip/cheek',
        description: 'Wears like a velvet rouge.',
      })
      .expect(201);
    expect(await names('q=velvet')).toEqual(['Velvet Rouge', 'Plain Tint']);
    expect(await names('q=velvet&sort=newest')).toEqual(['Plain Tint', 'Velvet Rouge']);
    expect((await page('q=velvet')).corrected).toBeNull();
    await service
      .token()
      .delete(`/api/products/${(body as Item).id}`)
      .expect(204);
    expect(await names('q=velvet')).toEqual(['Velvet Rouge']);
  });

  test('a typo is mended where nothing else matches', async () => {
    const found = await page('q=velvte%20rouge');
    expect((found.items as Item[]).map(({ name }) => name)).toEqual(['Velvet Rouge']);
    expect(found).toMatchObject({ corrected: 'velvet rouge', total: 1 });
    expect(found.facets.brand).toMatchObject([{ key: 'Lancôme', count: 1 }]);
  });

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

  test('suggestions name products, brands and categories', async () => {
    const suggest = async (q: string) =>
      (
        await service
          .visitor()
          .get(`/api/search/suggest?q=${encodeURIComponent(q)}`)
          .expect(200)
      ).body;
    expect(await suggest('li')).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining({ name: 'Velvet Rouge', brand: 'Lancôme' })]),
      brands: [],
      categories: [
        { category: 'makeup', subcategory: 'lipstick', displayName: 'Lipstick', productCount: 2 },
        { category: 'makeup', subcategory: 'lip/cheek', productCount: 1 },
      ],
    });
    expect((await suggest('fen')).brands).toMatchObject([{ name: 'Fenty Beauty', productCount: 3 }]);
    expect((await suggest('مكيا')).categories).toMatchObject([
      { category: 'makeup', subcategory: null, productCount: 3 },
    ]);
    expect(await suggest(' ')).toEqual({ products: [], brands: [], categories: [] });
    await service.visitor().get('/api/search/suggest?q=a&limit=99').expect(400);
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
    const counts = (facet: { key: string; count: number }[]) =>
      Object.fromEntries(facet.map(({ key, count }) => [key, count]));
    expect(counts(facets.category)).toEqual({ makeup: 3, 'hair care': 1 });
    expect(counts(facets.subcategory)).toEqual({ 'lip/cheek': 1, lipstick: 2 });
    expect(counts(facets.brand)).toEqual({ 'Fenty Beauty': 2, Lancôme: 1 });
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
      (await service.visitor().get(`/api/products/${ids[name]}/trend`).expect(200)).body as ProductTrend;
    const before = await trend('Cheek Stain');
    expect(before).toMatchObject({ score: null, rank: null, of: 4, halfLifeDays: 7 });
    expect(before.days).toHaveLength(60);
    const { agent } = await service.member();
    await agent.post('/api/ratings').send({ productId: ids['Cheek Stain'], stars: 5 }).expect(201);
    for (const vote of ['Good', 'Bad']) await agent.post('/api/votes').send({ productId: ids['Cheek Stain'], vote });
    const content = 'Stays all day.';
    for (let time = 0; time < 3; time++)
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
    const { body: details } = await service.visitor().get('/api/categories/details').expect(200);
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
