import type { ProductSort } from '@henna/domain';
import type { TimeSlices } from '../../shared/slices.ts';
import type { ListedProduct } from './listed-product.ts';
import { most, text } from './product-order.ts';
import { orderByKey, sortInSlices } from '../../shared/sort-in-slices.ts';

/** Items of a slice between two looks at the clock. */
const itemsPerCheck = 1_024;

/**
 * The products in every order of `productOrders`, each as indexes of the products. Most orders come from another one,
 * whose order decides between equal keys. Keys are sorted as columns: objects lie scattered in memory.
 */
export async function* sortProducts(
  products: readonly ListedProduct[],
  slices: TimeSlices,
): AsyncGenerator<readonly [ProductSort, readonly number[]]> {
  const column = async (keyOf: (product: ListedProduct) => number) => {
    const keys = new Float64Array(products.length);
    for (let index = 0; index < products.length; index++) {
      keys[index] = keyOf(products[index]!);
      if (index % itemsPerCheck === 0 && slices.isOver) await slices.next();
    }
    return keys;
  };
  const mostFirst = (keys: Float64Array) => (a: number, b: number) => most(keys[a]!, keys[b]!);
  const idOf = (index: number) => products[index]!.id;
  const nameOf = (index: number) => products[index]!.name;
  const all = Array.from(products.keys());

  const byTime = mostFirst(await column(({ created }) => created));
  const newest = await sortInSlices(all, (a, b) => byTime(a, b) || text(idOf(b), idOf(a)), slices);
  yield ['newest', newest];
  yield ['trending', await sortInSlices(newest, mostFirst(await column(({ trend }) => trend)), slices)];
  const reviewCounts = await column(({ reviews }) => reviews);
  const reviews = await orderByKey(newest, (index) => reviewCounts[index]!, most, slices);
  yield ['reviews', reviews];
  yield ['rating', await sortInSlices(reviews, mostFirst(await column(({ rating }) => rating)), slices)];
  const names = await sortInSlices(all, (a, b) => text(nameOf(a), nameOf(b)) || text(idOf(a), idOf(b)), slices);
  yield ['name', names];
  yield ['brand', await orderByKey(names, (index) => products[index]!.brand, text, slices)];
  yield ['category', await orderByKey(names, (index) => products[index]!.category, text, slices)];
}
