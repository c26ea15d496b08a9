import type { AdminProductResponse } from '@henna/domain';
import { startApp, type AppHarness } from '../app-harness.ts';

type Person = Awaited<ReturnType<AppHarness['member']>>;

/** A small shop with two people in it, which every group of calls is tried on. */
export interface World {
  readonly service: AppHarness;
  readonly layla: Person;
  readonly noor: Person;
  readonly category: { readonly id: string; readonly name: string };
  readonly subcategory: { readonly id: string; readonly name: string };
  readonly brand: { readonly id: string; readonly name: string };
  /** One that is there from the beginning. */
  readonly product: AdminProductResponse;
  /** A product that nobody else in the suite touches. */
  readonly newProduct: () => Promise<AdminProductResponse>;
}

export const aText: unknown = expect.any(String);
export const aNumber: unknown = expect.any(Number);

/** What an answer may hold, as far as the suite reads on from it. */
export interface Held {
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

export const held = async (answer: PromiseLike<{ readonly body: unknown }>): Promise<Held> =>
  (await answer).body as Held;
export const heldList = async (answer: PromiseLike<{ readonly body: unknown }>): Promise<Held[]> =>
  (await answer).body as Held[];

export const makeWorld = async (): Promise<World> => {
  const service = await startApp();
  const admin = service.token();
  const post = async <Made>(path: string, body: object) => (await admin.post(path).send(body).expect(201)).body as Made;
  const category = await post<World['category']>('/api/admin/categories', { name: 'makeup', displayName: 'Makeup' });
  const subcategory = await post<World['subcategory']>('/api/admin/subcategories', {
    name: 'lipstick',
    displayName: 'Lipstick',
    categoryId: category.id,
  });
  const brand = await post<World['brand']>('/api/admin/brands', { name: 'rosewater', displayName: 'Rosewater' });
  let made = 0;
  const newProduct = () =>
    post<AdminProductResponse>('/api/products', {
      name: `Lipstick ${++made}`,
      brandId: brand.id,
      category: category.name,
      subcategory: subcategory.name,
      description: 'Soft and long-lasting.',
    });
  const [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
  return { service, layla, noor, category, subcategory, brand, product: await newProduct(), newProduct };
};
