import { invalidField, type ProductSort } from '@henna/domain';
import type { ListedProduct } from './listed-product.ts';
import type { Place } from './selection.ts';

type SortKey = 'trend' | 'rating' | 'reviews' | 'created' | 'name' | 'brand' | 'category' | 'id';

/** What each order looks at, as `productOrders` does. */
const keysOf: Record<ProductSort, readonly SortKey[]> = {
  trending: ['trend', 'created', 'id'],
  name: ['name', 'id'],
  brand: ['brand', 'name', 'id'],
  category: ['category', 'name', 'id'],
  rating: ['rating', 'reviews', 'created', 'id'],
  reviews: ['reviews', 'created', 'id'],
  newest: ['created', 'id'],
};

const nowhere: ListedProduct = {
  id: '',
  slot: -1,
  brandId: '',
  categoryId: '',
  subcategoryId: '',
  created: 0,
  name: '',
  brand: '',
  category: '',
  trend: -Infinity,
  rating: -Infinity,
  reviews: 0,
};

/** A place in an order as text: the sort keys of the row before, so that nothing that comes or goes moves it. */
export const cursorOf = ({ level, product }: Place, sort: ProductSort): string =>
  Buffer.from(JSON.stringify([sort, level, ...keysOf[sort].map((key) => product[key])])).toString('base64url');

/** The place that a cursor of this sort names. @throws InvalidError for anything else */
export const placeOfCursor = (cursor: string, sort: ProductSort): Place => {
  const [of, level, ...values] = parsed(cursor);
  const keys = keysOf[sort];
  // JSON has no infinity: what is not ranked stands as null.
  const kept = values.map((value) => value ?? -Infinity);
  const fits = (key: SortKey, index: number) => typeof kept[index] === typeof nowhere[key];
  if (of !== sort || !Number.isSafeInteger(level) || kept.length !== keys.length || !keys.every(fits))
    throw invalidField('cursor', 'CURSOR_OF_OTHERS');
  const product = { ...nowhere, ...Object.fromEntries(keys.map((key, index) => [key, kept[index]])) };
  return { level: level as number, product };
};

const parsed = (cursor: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
