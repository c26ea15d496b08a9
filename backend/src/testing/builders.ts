import type { AppHarness } from './app-harness.ts';

let productCount = 0;

/** Adds a product with a new brand, category and subcategory through the API. */
export const makeProduct = async (
  service: AppHarness,
  { options }: { options?: readonly string[] } = {},
): Promise<{
  id: string;
  categoryKey: string;
  categoryId: string;
  subcategory: string;
  brand: string;
  brandId: string;
}> => {
  const number = ++productCount;
  const admin = service.token();
  const post = async (path: string, body: object) => {
    const response = await admin.post(path).send(body);
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${response.text}`);
    return response.body as { id: string };
  };
  const brand = `Brand ${number}`;
  const categoryKey = `category ${number}`;
  const subcategory = `subcategory ${number}`;
  const { id: brandId } = await post('/api/admin/brands', { name: brand, displayName: brand });
  const { id: categoryId } = await post('/api/admin/categories', {
    name: categoryKey,
    displayName: `Category ${number}`,
  });
  await post('/api/admin/subcategories', { name: subcategory, displayName: `Subcategory ${number}`, categoryId });
  if (options)
    await admin
      .post('/api/admin/voting-options')
      .send({ categoryKey, options })
      .expect((response) => {
        if (response.status >= 300) throw new Error(response.text);
      });
  const { id } = await post('/api/products', {
    name: `Product ${number}`,
    brandId,
    category: categoryKey,
    subcategory,
  });
  return { id, categoryKey, categoryId, subcategory, brand, brandId };
};
