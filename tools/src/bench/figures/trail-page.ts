import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse, type House } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { asAdmin } from './administrator.ts';
import { stockedShop } from './stocked-shop.ts';

const goal = 1.5;
const few = 1_000;
const products = 100;
const rounds = 5;
const perRound = 40;
/** Below this a difference is not felt. */
const floorMs = 10;

const queries = [
  '',
  'by=staff',
  'kind=vote',
  'action=removed',
  'type=CommentPosted',
  'from=2025-01-01T00:00:00Z',
  'to=2100-01-01T00:00:00Z&kind=rating',
];

/** A trail of so many entries, nearly all of them of members. */
const shopOf = (house: House, entries: number) => {
  const stock = catalogue(products, 1);
  return stockedShop(house, products, [...stock.history, ...activity(stock.products, entries - products, 2)]);
};

const timed = async (client: HttpClient, query: string): Promise<number> => {
  const begun = performance.now();
  await client.succeed(`/api/admin/history?pageSize=50&${query}`, { headers: asAdmin });
  return performance.now() - begun;
};

/** Every page is one walk along an index, however long the trail is. */
export const trailPage: Figure = {
  name: 'trail',
  what: `page of the audit trail, p99 at many entries (--trail-entries) against ${few}, the worst filter, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('trail-few'), (smallHouse) =>
      inHouse(bench.folder('trail-many'), async (largeHouse) => {
        const small = await shopOf(smallHouse, few);
        const large = await shopOf(largeHouse, bench.trailEntries);
        const compared: { readonly query: string; readonly few: number; readonly many: number }[] = [];
        for (const query of queries) {
          const p99: { few: number[]; many: number[] } = { few: [], many: [] };
          for (let round = -1; round < rounds; round++) {
            const times: { few: number[]; many: number[] } = { few: [], many: [] };
            for (let time = 0; time < perRound; time++) {
              times.few.push(await timed(small, query));
              times.many.push(await timed(large, query));
            }
            if (round < 0) continue;
            p99.few.push(quantile(times.few, 0.99));
            p99.many.push(quantile(times.many, 0.99));
          }
          compared.push({ query, few: median(p99.few), many: median(p99.many) });
        }
        small.close();
        large.close();
        const ratio = (each: (typeof compared)[number]) => Math.max(floorMs, each.many) / Math.max(floorMs, each.few);
        const worst = compared.toSorted((a, b) => ratio(b) - ratio(a));
        return {
          value: ratio(worst[0]!),
          notes: {
            entries: bench.trailEntries,
            ...Object.fromEntries(
              worst.map((each) => [
                each.query || 'no filter',
                `p99 ${rounded(each.many)} against ${rounded(each.few)} ms`,
              ]),
            ),
          },
        };
      }),
    ),
};
