import { productSorts, type ProductSort } from '@henna/domain';
import type { TimeSlices } from '../../shared/slices.ts';
import { IdNumbers } from '../search/index.ts';
import type { ListedProduct } from './listed-product.ts';
import { productOrders, type ProductOrder } from './product-order.ts';
import { sortProducts } from './sort-products.ts';

/** A slice takes at least so many. */
const productsPerCheck = 256;

type Orders = Record<ProductSort, ListedProduct[]>;

const emptyOrders = () => Object.fromEntries(productSorts.map((sort) => [sort, []])) as unknown as Orders;

/** The sets of products that are sorted in every order: all, and those of each category, subcategory and brand. */
export const bucketsOf = (product: ListedProduct): string[] => ['all', ...groupBucketsOf(product)];

const groupBucketsOf = ({ categoryId, subcategoryId, brandId }: ListedProduct): string[] => [
  `category:${categoryId}`,
  `subcategory:${subcategoryId}`,
  `brand:${brandId}`,
];

/** First index whose product does not come before `product`: binary search. */
const lowerBound = (list: readonly ListedProduct[], product: ListedProduct, order: ProductOrder) => {
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
export const upperBound = (list: readonly ListedProduct[], product: ListedProduct, order: ProductOrder): number => {
  const index = lowerBound(list, product, order);
  return list[index] && order(list[index], product) === 0 ? index + 1 : index;
};

/** Visible products in the order of each sort, whole and by category, subcategory and brand: any page is a slice. */
export class SortedProducts {
  private readonly buckets = new Map<string, Orders>();

  /** Sorts many products at once. */
  static async inSlices(products: readonly ListedProduct[], slices: TimeSlices): Promise<SortedProducts> {
    const numbers = new IdNumbers();
    const buckets: number[] = [];
    for (const product of products) {
      for (const bucket of groupBucketsOf(product)) buckets.push(numbers.numberOf(bucket));
      if (slices.isOver) await slices.next();
    }
    const bucketsEach = buckets.length / products.length;
    const sorted = new SortedProducts();
    for await (const [sort, indexes] of sortProducts(products, slices)) {
      const all: ListedProduct[] = [];
      const lists = numbers.ids.map((): ListedProduct[] => []);
      for (const index of indexes) {
        const product = products[index]!;
        const first = index * bucketsEach;
        for (let each = first; each < first + bucketsEach; each++) lists[buckets[each]!]!.push(product);
        if (all.push(product) % productsPerCheck === 0 && slices.isOver) await slices.next();
      }
      sorted.ordersOf('all')[sort] = all;
      for (const [number, bucket] of numbers.ids.entries()) sorted.ordersOf(bucket)[sort] = lists[number]!;
    }
    return sorted;
  }

  /** Products of a bucket in order. The list is the index's own: read it, don't keep it. */
  list(bucket: string, sort: ProductSort): readonly ListedProduct[] {
    return this.buckets.get(bucket)?.[sort] ?? [];
  }

  /**
   * Moves products to where they belong now. `was` must be the object that the lists hold: if the product is still
   * listed, it gets the values of `is`. Orders in which it does not move are not touched.
   */
  replace(changes: readonly ListedChange[]): void {
    const moves = productSorts.map((sort) => ({ sort, moving: changes.filter((change) => isMove(change, sort)) }));
    for (const { sort, moving } of moves)
      this.remove(
        sort,
        moving.flatMap(({ was }) => was ?? []),
      );
    for (const { was, is } of changes) if (was && is) Object.assign(was, is);
    for (const { sort, moving } of moves)
      this.insert(
        sort,
        moving.flatMap(({ was, is }) => (is ? (was ?? is) : [])),
      );
  }

  private remove(sort: ProductSort, products: readonly ListedProduct[]) {
    const order = productOrders[sort];
    for (const [bucket, removed] of byBucket(products)) {
      const orders = this.ordersOf(bucket);
      const list = orders[sort];
      if (isMany(removed, list)) {
        const all = new Set(removed);
        orders[sort] = list.filter((product) => !all.has(product));
      } else
        for (const product of removed) {
          const index = lowerBound(list, product, order);
          if (list[index] === product) list.splice(index, 1);
        }
    }
  }

  private insert(sort: ProductSort, products: readonly ListedProduct[]) {
    const order = productOrders[sort];
    for (const [bucket, come] of byBucket(products)) {
      const list = this.ordersOf(bucket)[sort];
      // What is in order already is one run to the sort, which costs little more than going through it once.
      if (isMany(come, list)) this.ordersOf(bucket)[sort] = [...list, ...come].sort(order);
      else for (const product of come) list.splice(lowerBound(list, product, order), 0, product);
    }
  }

  private ordersOf(bucket: string): Orders {
    const existing = this.buckets.get(bucket);
    if (existing) return existing;
    const orders = emptyOrders();
    this.buckets.set(bucket, orders);
    return orders;
  }
}

/** What a product was to the lists, and what it is now. */
export interface ListedChange {
  readonly was: ListedProduct | undefined;
  readonly is: ListedProduct | undefined;
}

/** Buckets are named by ids: a change of names moves no product to another bucket. */
export const keepsBuckets = ({ was, is }: ListedChange): boolean =>
  was !== undefined &&
  is !== undefined &&
  was.categoryId === is.categoryId &&
  was.subcategoryId === is.subcategoryId &&
  was.brandId === is.brandId;

const isMove = (change: ListedChange, sort: ProductSort) =>
  !keepsBuckets(change) || productOrders[sort](change.was!, change.is!) !== 0;

/** Going through the whole list is cheaper than so many single moves. */
const isMany = (products: readonly ListedProduct[], list: readonly ListedProduct[]) =>
  products.length > 16 && products.length * 64 > list.length;

const byBucket = (products: readonly ListedProduct[]) => {
  const buckets = new Map<string, ListedProduct[]>();
  for (const product of products)
    for (const bucket of bucketsOf(product)) {
      const existing = buckets.get(bucket);
      if (existing) existing.push(product);
      else buckets.set(bucket, [product]);
    }
  return buckets;
};
