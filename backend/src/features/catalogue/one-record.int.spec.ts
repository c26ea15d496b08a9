import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

const unknownId = '00000000-0000-7000-8000-000000000000';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
});
afterAll(() => henna.stop());

const read = (kind: string, id: string, role: 'admin' | 'moderator' | 'analyst' = 'admin') =>
  henna.token(role).get(`/api/admin/${kind}/${id}`);

test('one product, brand or category is read by its id, also when it is removed', async () => {
  const { id, brandId, categoryId } = await makeProduct(henna);
  const list = await henna.token().get('/api/admin/products?page=1').expect(200);
  const seen = await read('products', id, 'moderator').expect(200);
  expect(seen.body).toEqual({ ...list.body.items[0], removed: false, visible: true });
  expect((await read('brands', brandId, 'analyst').expect(200)).body).toMatchObject({
    id: brandId,
    productCount: 1,
    removed: false,
  });
  expect((await read('categories', categoryId).expect(200)).body).toMatchObject({ id: categoryId, removed: false });

  await henna.token().delete(`/api/admin/brands/${brandId}`).expect(204);
  expect((await read('products', id).expect(200)).body).toMatchObject({ removed: false, visible: false });
  expect((await read('brands', brandId).expect(200)).body).toMatchObject({ productCount: 1, removed: true });
  await henna.token().delete(`/api/products/${id}`).expect(204);
  expect((await read('products', id).expect(200)).body).toMatchObject({ removed: true, visible: false });
  await henna.token().delete(`/api/admin/categories/${categoryId}`).expect(204);
  expect((await read('categories', categoryId).expect(200)).body).toMatchObject({ removed: true });
});

test.each([
  ['products', 'PRODUCT_NOT_FOUND'],
  ['brands', 'BRAND_NOT_FOUND'],
  ['categories', 'CATEGORY_NOT_FOUND'],
])('there is none of %s by an unknown id', async (kind, code) => {
  expect((await read(kind, unknownId).expect(404)).body.code).toBe(code);
  await henna.visitor().get(`/api/admin/${kind}/${unknownId}`).expect(401);
});
