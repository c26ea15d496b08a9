import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { firstPage, namesOf, addFourProducts, type Item } from './testing/four-products.ts';

describe('search', () => {
  let service: AppHarness;
  let brandIds: Record<string, string>;
  beforeAll(async () => {
    service = await startApp();
    ({ brandIds } = await addFourProducts(service));
  });
  afterAll(() => service.stop());

  const page = (query: string) => firstPage(service, query);
  const names = (query: string) => namesOf(service, query);

  test.each([
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
    expect(found.items.map(({ name }) => name)).toEqual(['Velvet Rouge']);
    expect(found).toMatchObject({ corrected: 'velvet rouge', partial: false, total: 1 });
    expect(found.facets.brand).toMatchObject([{ key: 'Lancôme', count: 1 }]);
  });

  test('where no product has every word, those with most of them come', async () => {
    const found = await page('q=velvet%20rouge%20xylophone');
    expect(found.items.map(({ name }) => name)).toEqual(['Velvet Rouge']);
    expect(found).toMatchObject({ corrected: null, partial: true, total: 1 });
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
    expect(await suggest('lisptick')).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining({ name: 'Velvet Rouge' })]),
      brands: [],
      categories: [{ subcategory: 'lipstick' }],
    });
    expect((await suggest('fetny')).brands).toMatchObject([{ name: 'Fenty Beauty' }]);
    expect(await suggest(' ')).toEqual({ products: [], brands: [], categories: [] });
    await service.visitor().get('/api/search/suggest?q=a&limit=99').expect(400);
  });
});
