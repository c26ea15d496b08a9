import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { addFourProducts } from './testing/four-products.ts';
import type { BrandDirectoryResponse } from './brand-directory.ts';

describe('the directory of brands', () => {
  let service: AppHarness;
  let ids: Record<string, string>;
  let brandIds: Record<string, string>;
  beforeAll(async () => {
    service = await startApp();
    ({ ids, brandIds } = await addFourProducts(service));
  });
  afterAll(() => service.stop());

  const directory = async (query = '') =>
    (await service.visitor().get(`/api/brands/directory${query}`).expect(200)).body as BrandDirectoryResponse;
  const brand = async (name: string) => (await directory()).items.find((item) => item.brand === name);
  const rate = async (product: string, stars: number) => {
    const { agent } = await service.member();
    await agent.post('/api/ratings').send({ productId: ids[product], stars }).expect(201);
  };

  test('lists all by name, with their products and pictures of three of them', async () => {
    await service.token().put(`/api/products/${ids['Cheek Stain']}`).send({ imageUrl: 'https://a.example/1.jpg' });
    const { items, total } = await directory();
    expect(total).toBe(2);
    expect(items.map(({ displayName, productCount }) => [displayName, productCount])).toEqual([
      ['Fenty Beauty', 3],
      ['Lancôme', 1],
    ]);
    expect(items[0]).toMatchObject({ average: 0, ratingCount: 0 });
    expect(items[0]!.pictures).toContainEqual({ imageUrl: 'https://a.example/1.jpg', category: 'makeup' });
  });

  test('finds brands by a part of a name, without accents', async () => {
    expect(await directory('?q=lanco')).toMatchObject({ items: [{ brand: 'Lancôme' }], total: 1 });
    expect(await directory('?q=zzz')).toEqual({ items: [], total: 0 });
    await service
      .visitor()
      .get(`/api/brands/directory?q=${'a'.repeat(500)}`)
      .expect(400);
  });

  test('averages the stars of all its products, in step with each rating', async () => {
    await rate('Rouge Balm', 5);
    await rate('Avocado Wash', 4);
    expect(await brand('Fenty Beauty')).toMatchObject({ average: 4.5, ratingCount: 2 });
    await service.token().delete(`/api/products/${ids['Avocado Wash']}`).expect(204);
    expect(await brand('Fenty Beauty')).toMatchObject({ average: 5, ratingCount: 1, productCount: 2 });
    await service.token().post(`/api/admin/products/${ids['Avocado Wash']}/restore`).expect(200);
    expect(await brand('Fenty Beauty')).toMatchObject({ average: 4.5, ratingCount: 2, productCount: 3 });
  });

  test('a picture that changes is shown at once; a removed brand is not', async () => {
    await service.token().put(`/api/products/${ids['Velvet Rouge']}`).send({ imageUrl: 'https://a.example/2.jpg' });
    expect((await brand('Lancôme'))!.pictures).toEqual([{ imageUrl: 'https://a.example/2.jpg', category: 'makeup' }]);
    await service.token().delete(`/api/admin/brands/${brandIds['Lancôme']}`).expect(204);
    expect(await brand('Lancôme')).toBeUndefined();
  });
});
