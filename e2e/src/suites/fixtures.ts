import type { ProductPage } from '@henna/domain';
import type { Manner, Visitor } from '../browser/visitor.ts';
import type { Product } from '../product/product.ts';

/** What all parts share: the one product that runs, and the one browser. */
export interface Scene {
  readonly come: (manner: Manner, part: string) => Promise<Visitor>;
  readonly product: () => Product;
}

/** Both languages, on a desk and on a phone. */
export const twoManners = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 375 },
] as const satisfies readonly Manner[];

/** A perfume, which has 24 voting options, of one's own for each part and manner. @param place from 0 */
export const perfumeAt = async (product: Product, place: number): Promise<string> => {
  const { items } = await product.get<ProductPage>(
    '/api/products?category=perfumes&subcategory=perfume&sort=name&page=1&pageSize=24',
  );
  return items[place]!.id;
};
