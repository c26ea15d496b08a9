import { endProgress, showProgress } from '../../processes/console.ts';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { realWords } from '../histories/real-words.ts';
import { inHouse } from '../house.ts';
import { median, quantile, rounded } from '../quantiles.ts';
import { searchQueries } from './search-queries.ts';
import { stockedShop, timed, totalOf } from './stocked-shop.ts';

const goalMs = 25;
const goalTimes = 10;
const rounds = 20;
const warmUps = 3;
const worstShown = 5;
const listed = '/api/products?category=makeup&page=1';

const searchPath = (text: string) => `/api/products?${new URLSearchParams({ q: text, page: '1' }).toString()}`;

/** Words as a real catalogue has them; every answer is a page of twelve with its total and facets. */
export const search: Figure = {
  name: 'search',
  what: `search with facets p99 at many products (--products), ${searchQueries.length} queries of one to three words`,
  goal: { is: 'at most', value: goalMs, unit: 'ms' },
  measure: (bench) =>
    inHouse(bench.folder('search'), async (house) => {
      const stock = realWords(bench.size, 1);
      const acts = activity(stock.products, Math.ceil(bench.size / 10), 2);
      const client = await stockedShop(house, bench.size, [...stock.history, ...acts]);
      /** CPU time of the service per request, in ms: other work on the machine hardly changes it. */
      const cpuPer = async (paths: readonly string[]) => {
        const before = house.cpuSeconds['backend']!;
        for (let round = 0; round < rounds; round++) for (const path of paths) await timed(client, path);
        return ((house.cpuSeconds['backend']! - before) * 1_000) / (rounds * paths.length);
      };
      const totals = new Map<string, number>();
      for (const text of searchQueries) totals.set(text, await totalOf(client, searchPath(text)));
      const searched = new Map<string, number[]>(searchQueries.map((text) => [text, []]));
      const lists: number[] = [];
      for (let round = -warmUps; round < rounds; round++) {
        for (const text of searchQueries) {
          const ms = await timed(client, searchPath(text));
          const listMs = await timed(client, listed);
          if (round < 0) continue;
          searched.get(text)!.push(ms);
          lists.push(listMs);
        }
        showProgress(`Searching, round ${Math.max(0, round + 1)}/${rounds}`);
      }
      endProgress();
      const cpu = {
        search: await cpuPer(searchQueries.map(searchPath)),
        list: await cpuPer(searchQueries.map(() => listed)),
      };
      client.close();
      const all = [...searched.values()].flat();
      const p99 = quantile(all, 0.99);
      const slowest = [...searched].toSorted(([, a], [, b]) => median(b) - median(a)).slice(0, worstShown);
      return {
        value: p99,
        notes: {
          'p50 ms': rounded(median(all)),
          'listing by category p99 ms': rounded(quantile(lists, 0.99)),
          'listing by category p50 ms': rounded(median(lists)),
          [`times a listing by category, p99 (at most ${goalTimes})`]: rounded(p99 / quantile(lists, 0.99)),
          'CPU ms of the service per search': rounded(cpu.search),
          'CPU ms of the service per listing by category': rounded(cpu.list),
          'queries without a match': [...totals.values()].filter((total) => total === 0).length,
          'products found, median': median([...totals.values()]),
          ...Object.fromEntries(
            slowest.map(([text, ms]) => [
              `"${text}"`,
              `p50 ${rounded(median(ms))} ms for ${totals.get(text)} products`,
            ]),
          ),
        },
      };
    }),
};
