import { productSorts, type ProductSort } from '@henna/contracts';
import type { ListedProduct } from './listed-product.ts';
import { productOrders, type ProductOrder } from './product-order.ts';

type Orders = Record<ProductSort, ListedProduct[]>;

const emptyOrders = () => Object.fromEntries(productSorts.map((sort) => [sort, []])) as unknown as Orders;

/** The choices whose products are kept in every order: all, and each category, subcategory and brand. */
export const bucketsOf = ({ categoryId, subcategoryId, brandId }: ListedProduct): string[] => [
  'all',
  `category:${categoryId}`,
  `subcategory:${subcategoryId}`,
  `brand:${brandId}`,
];

/** First index whose product does not come before `product`: binary search. */
const placeOf = (list: readonly ListedProduct[], product: ListedProduct, order: ProductOrder) => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order(list[middle]!, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** First index whose product comes after `product`, be it in the list or not. */
export const placeAfter = (list: readonly ListedProduct[], product: ListedProduct, order: ProductOrder): number => {
  const place = placeOf(list, product, order);
  return list[place] && order(list[place], product) === 0 ? place + 1 : place;
};

/** Visible products in the order of each sort, whole and by category, subcategory and brand: any page is a slice. */
export class SortedProducts {
  private buckets = new Map<string, Orders>();

  constructor(products: readonly ListedProduct[] = []) {
    for (const sort of productSorts)
      for (const product of [...products].sort(productOrders[sort]))
        for (const bucket of bucketsOf(product)) this.ordersOf(bucket)[sort].push(product);
  }

  /** Products of a bucket in order. The list is the index's own: read it, don't keep it. */
  list(bucket: string, sort: ProductSort): readonly ListedProduct[] {
    return this.buckets.get(bucket)?.[sort] ?? [];
  }

  /** Moves a product to its new places; `undefined` stands for not listed. Orders that it keeps are left alone. */
  replace(before: ListedProduct | undefined, after: ListedProduct | undefined): void {
    const stays = before !== undefined && after !== undefined && bucketsOf(before).join() === bucketsOf(after).join();
    for (const sort of productSorts) {
      const order = productOrders[sort];
      if (stays && order(before, after) === 0) this.swap(sort, before, after);
      else {
        if (before) this.remove(sort, before);
        if (after) this.insert(sort, after);
      }
    }
  }

  private swap(sort: ProductSort, before: ListedProduct, after: ListedProduct) {
    for (const bucket of bucketsOf(before)) {
      const list = this.ordersOf(bucket)[sort];
      list[placeOf(list, before, productOrders[sort])] = after;
    }
  }

  private remove(sort: ProductSort, product: ListedProduct) {
    for (const bucket of bucketsOf(product)) {
      const list = this.ordersOf(bucket)[sort];
      const place = placeOf(list, product, productOrders[sort]);
      if (list[place]?.id === product.id) list.splice(place, 1);
    }
  }

  private insert(sort: ProductSort, product: ListedProduct) {
    for (const bucket of bucketsOf(product)) {
      const list = this.ordersOf(bucket)[sort];
      list.splice(placeOf(list, product, productOrders[sort]), 0, product);
    }
  }

  private ordersOf(bucket: string): Orders {
    const known = this.buckets.get(bucket);
    if (known) return known;
    const orders = emptyOrders();
    this.buckets.set(bucket, orders);
    return orders;
  }
}
