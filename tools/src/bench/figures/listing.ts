import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse, type House } from '../house.ts';
import { compareLists, floorMs } from './compare-lists.ts';
import { listingQueries } from './listing-queries.ts';
import { stockedShop } from './stocked-shop.ts';

const goal = 1.5;
const few = 100;

/** Some of the products are rated and voted for. */
const shopOf = (house: House, products: number) => {
  const stock = catalogue(products, 1);
  return stockedShop(house, products, [...stock.history, ...activity(stock.products, Math.ceil(products / 10), 2)]);
};

/** Pages of five over the same frame of brands and categories; the worst of all lists counts. */
export const listing: Figure = {
  name: 'listing',
  what: `listing p99 at many products (--products) against ${few}, the worst of all lists, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('listing-few'), (smallHouse) =>
      inHouse(bench.folder('listing-many'), async (largeHouse) => {
        const small = await shopOf(smallHouse, few);
        const large = await shopOf(largeHouse, bench.size);
        const measured = await compareLists(listingQueries, small, large, goal);
        small.close();
        large.close();
        return measured;
      }),
    ),
};
