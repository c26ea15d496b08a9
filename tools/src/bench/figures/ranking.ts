import type { ProductSort } from '@henna/domain';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse, type House } from '../house.ts';
import { compareLists, floorMs } from './compare-lists.ts';
import { listingQueries } from './listing-queries.ts';
import { stockedShop } from './stocked-shop.ts';

const goal = 1.5;
const few = 100;
/** Votes, ratings and comments together: a little more than half are votes. */
const actsPerProduct = 18;
const ranked: readonly ProductSort[] = ['trending', 'newest', 'rating', 'reviews'];
const queries = listingQueries.filter(({ filter, sort }) => filter === 'none' && ranked.includes(sort));

const shopOf = (house: House, products: number) => {
  const stock = catalogue(products, 1);
  return stockedShop(house, products, [...stock.history, ...activity(stock.products, products * actsPerProduct, 2)]);
};

/** Both ends of the lists that activity orders, with ten votes per product. */
export const ranking: Figure = {
  name: 'ranking',
  what: `trending, newest, highest rated and most reviewed p99 at many products (--products) with ten times the votes against ${few}, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('ranking-few'), (smallHouse) =>
      inHouse(bench.folder('ranking-many'), async (largeHouse) => {
        const small = await shopOf(smallHouse, few);
        const large = await shopOf(largeHouse, bench.size);
        const measured = await compareLists(queries, small, large, goal);
        small.close();
        large.close();
        return measured;
      }),
    ),
};
