import { invalidField, type ProductSort } from '@henna/domain';
import type { ListedProduct } from './listed-product.ts';
import type { ResultPosition } from './search-result.ts';

type SortKey = 'trend' | 'rating' | 'reviews' | 'created' | 'name' | 'brand' | 'category' | 'id';

/** What each order looks at, as `productOrders` does. */
const sortKeys: Record<ProductSort, readonly SortKey[]> = {
  trending: ['trend', 'created', 'id'],
  name: ['name', 'id'],
  brand: ['brand', 'name', 'id'],
  category: ['category', 'name', 'id'],
  rating: ['rating', 'reviews', 'created', 'id'],
  reviews: ['reviews', 'created', 'id'],
  newest: ['created', 'id'],
};

const emptyProduct: ListedProduct = {
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

/** A position in an order as text: the sort keys of the row before it, so that products that come or go don't move it. */
export const toCursor = ({ level, product }: ResultPosition, sort: ProductSort): string =>
  Buffer.from(JSON.stringify([sort, level, ...sortKeys[sort].map((key) => product[key])])).toString('base64url');

/** The position that a cursor of this sort names. @throws InvalidError for anything else */
export const parseCursor = (cursor: string, sort: ProductSort): ResultPosition => {
  const [cursorSort, level, ...values] = parsed(cursor);
  const keys = sortKeys[sort];
  // JSON has no infinity: what is not ranked stands as null.
  const keyValues = values.map((value) => value ?? -Infinity);
  const fits = (key: SortKey, index: number) => typeof keyValues[index] === typeof emptyProduct[key];
  if (cursorSort !== sort || !Number.isSafeInteger(level) || keyValues.length !== keys.length || !keys.every(fits))
    throw invalidField('cursor', 'CURSOR_OF_OTHERS');
  const product = { ...emptyProduct, ...Object.fromEntries(keys.map((key, index) => [key, keyValues[index]])) };
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
