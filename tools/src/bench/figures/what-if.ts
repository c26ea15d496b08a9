import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { asAnalyst } from './analyst.ts';
import { stockedShop } from './stocked-shop.ts';

const goalMs = 50;
const mostProducts = 10_000;
const actsPerProduct = 20;
const rounds = 40;

/** The whole way of a slider that was moved: request, ranking of all products from sums of sixty days, answer. */
export const whatIf: Figure = {
  name: 'what-if',
  what: `another ranking from the kept day sums, p50, of up to ${mostProducts} products (--products) with acts on sixty days`,
  goal: { is: 'at most', value: goalMs, unit: 'ms' },
  measure: (bench) =>
    inHouse(bench.folder('what-if'), async (house) => {
      const products = Math.min(bench.size, mostProducts);
      const stock = catalogue(products, 1);
      const acts = activity(stock.products, products * actsPerProduct, 2);
      const client = await stockedShop(house, products, [...stock.history, ...acts]);
      const ask = (votes: number) => {
        const points = { visits: 1, votes, ratings: 4, comments: 5 };
        return asAnalyst<{ readonly ranked: number }>(client, '/api/analytics/what-if', { points, halfLifeDays: 7 });
      };
      const first = await ask(3);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push((await ask(1 + (round % 10))).ms);
      client.close();
      return {
        value: median(times),
        notes: {
          products,
          ranked: first.answer.ranked,
          'p99 ms': rounded(quantile(times, 0.99)),
          'first, with the reading of the sums, ms': rounded(first.ms),
        },
      };
    }),
};
