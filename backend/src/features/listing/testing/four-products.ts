import type { ProductPageResponse } from '../product.responses.ts';
import type { AppHarness } from '../../../testing/app-harness.ts';

export interface Item {
  readonly id: string;
  readonly name: string;
}

/** Two brands, two categories and four products, made as an administrator makes them. Ids are by name. */
export const addFourProducts = async (service: AppHarness) => {
  const ids: Record<string, string> = {};
  const brandIds: Record<string, string> = {};
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
  return { ids, brandIds };
};

/** Looks at the first page of a list. */
export const firstPage = async (service: AppHarness, query: string): Promise<ProductPageResponse> =>
  (await service.visitor().get(`/api/products?page=1&${query}`).expect(200)).body as ProductPageResponse;

export const namesOf = async (service: AppHarness, query: string): Promise<string[]> =>
  (await firstPage(service, query)).items.map(({ name }) => name);
