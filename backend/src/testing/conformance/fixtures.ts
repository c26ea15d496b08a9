import type { AdminProductResponse } from '../../features/catalogue/index.ts';
import { startApp, type AppHarness } from '../app-harness.ts';

type Person = Awaited<ReturnType<AppHarness['member']>>;

/** A small catalogue and two members, for all groups of calls. */
export interface Fixtures {
  readonly service: AppHarness;
  readonly layla: Person;
  readonly noor: Person;
  readonly category: { readonly id: string; readonly name: string };
  readonly subcategory: { readonly id: string; readonly name: string };
  readonly brand: { readonly id: string; readonly name: string };
  /** Exists from the start. */
  readonly product: AdminProductResponse;
  /** Adds a product that no other test uses. */
  readonly newProduct: () => Promise<AdminProductResponse>;
}

export const aText: unknown = expect.any(String);
export const aNumber: unknown = expect.any(Number);

/** Fields of responses that tests use further. */
export interface ResponseFields {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly code: string;
  readonly message: string;
  readonly total: number;
  readonly vote: string;
  readonly imageUrl: string;
  readonly uploadUrl: string;
  readonly objectPath: string;
}

export const bodyOf = async (response: PromiseLike<{ readonly body: unknown }>): Promise<ResponseFields> =>
  (await response).body as ResponseFields;
export const bodiesOf = async (response: PromiseLike<{ readonly body: unknown }>): Promise<ResponseFields[]> =>
  (await response).body as ResponseFields[];

export const createFixtures = async (): Promise<Fixtures> => {
  const service = await startApp();
  const admin = service.token();
  const post = async <Created>(path: string, body: object) =>
    (await admin.post(path).send(body).expect(201)).body as Created;
  const category = await post<Fixtures['category']>('/api/admin/categories', { name: 'makeup', displayName: 'Makeup' });
  const subcategory = await post<Fixtures['subcategory']>('/api/admin/subcategories', {
    name: 'lipstick',
    displayName: 'Lipstick',
    categoryId: category.id,
  });
  const brand = await post<Fixtures['brand']>('/api/admin/brands', { name: 'rosewater', displayName: 'Rosewater' });
  let productCount = 0;
  const newProduct = () =>
    post<AdminProductResponse>('/api/products', {
      name: `Lipstick ${++productCount}`,
      brandId: brand.id,
      category: category.name,
      subcategory: subcategory.name,
      description: 'Soft and long-lasting.',
    });
  const [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
  return { service, layla, noor, category, subcategory, brand, product: await newProduct(), newProduct };
};
