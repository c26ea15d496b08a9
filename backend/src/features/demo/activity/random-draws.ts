import type { Random } from '../../../shared/random.ts';

/** A standard normal deviate (Box and Muller, 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** An exponential deviate with the given mean. */
export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random.next());

/** The items in a random order (Fisher and Yates). */
export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random.next() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
};

/** Draws items in proportion to their weights. There must be at least one. */
export const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number) => {
  let total = 0;
  const sums = items.map((item) => (total += weightOf(item)));
  return (random: Random): Item => {
    const drawn = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return items[low]!;
  };
};
