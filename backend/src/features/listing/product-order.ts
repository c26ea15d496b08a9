import type { ProductSort } from '@henna/domain';
import type { ListedProduct } from './listed-product.ts';

export type ProductOrder = (a: ListedProduct, b: ListedProduct) => number;

export const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
export const most = (a: number, b: number) => (a === b ? 0 : a > b ? -1 : 1);
const newest: ProductOrder = (a, b) => most(a.created, b.created) || text(b.id, a.id);
const byName: ProductOrder = (a, b) => text(a.name, b.name) || text(a.id, b.id);

/** How each sort orders products: total orders, so that every page is the same for everybody. */
export const productOrders: Record<ProductSort, ProductOrder> = {
  trending: (a, b) => most(a.trend, b.trend) || newest(a, b),
  name: byName,
  brand: (a, b) => text(a.brand, b.brand) || byName(a, b),
  category: (a, b) => text(a.category, b.category) || byName(a, b),
  rating: (a, b) => most(a.rating, b.rating) || most(a.reviews, b.reviews) || newest(a, b),
  reviews: (a, b) => most(a.reviews, b.reviews) || newest(a, b),
  newest,
};
