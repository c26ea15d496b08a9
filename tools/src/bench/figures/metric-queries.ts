import type { MetricAnswer } from '@henna/domain';
import type { Figure } from '../figure.ts';
import { activity } from '../histories/activity.ts';
import { catalogue } from '../histories/catalogue.ts';
import { visitsOfVoters } from '../histories/visits.ts';
import { inHouse, type House } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { median, rounded } from '../quantiles.ts';
import { asAnalyst } from './analyst.ts';
import { asked, firstOfMembers, quarter, questions } from './metric-questions.ts';
import { stockedShop } from './stocked-shop.ts';

const goal = 2;
const products = 500;
/** A little more than half of all acts are votes. */
const actsPerVote = 1.9;
const few = 10_000;
const rounds = 5;
/** Where clocks tell nothing any more. */
const floorMs = 10;

const shopOf = (house: House, votes: number) => {
  const stock = catalogue(products, 1);
  const acts = activity(stock.products, votes * actsPerVote, 2);
  return stockedShop(house, products, [...stock.history, ...acts, visitsOfVoters(acts)]);
};

/** The same questions to a short log and a long one: what is counted is kept, and not counted when it is asked for. */
export const metricQueries: Figure = {
  name: 'metrics',
  what: `metric queries, the slowest metric, group and period, at --votes against ${few} votes, floor ${floorMs} ms`,
  goal: { is: 'at most', value: goal, unit: '' },
  measure: (bench) =>
    inHouse(bench.folder('metrics-few'), (smallHouse) =>
      inHouse(bench.folder('metrics-many'), async (largeHouse) => {
        const small = await shopOf(smallHouse, few);
        const large = await shopOf(largeHouse, bench.votes);
        const { answer } = await asAnalyst<MetricAnswer>(small, asked('votes', 'group=category', 'limit=1', quarter));
        const first = [await timeOf(small, firstOfMembers), await timeOf(large, firstOfMembers)];
        const queries = questions(answer.series[0]!.key!);
        const ratios: { readonly query: string; readonly few: number; readonly many: number }[] = [];
        for (const query of queries) {
          const times: [number[], number[]] = [[], []];
          for (let round = -1; round < rounds; round++) {
            const pair = [await timeOf(small, query), await timeOf(large, query)] as const;
            if (round >= 0) pair.forEach((ms, index) => times[index]!.push(ms));
          }
          ratios.push({ query, few: Math.max(floorMs, median(times[0])), many: Math.max(floorMs, median(times[1])) });
        }
        small.close();
        large.close();
        const slowest = ratios.toSorted((a, b) => b.many / b.few - a.many / a.few);
        return {
          value: slowest[0]!.many / slowest[0]!.few,
          notes: Object.fromEntries([
            ...slowest
              .slice(0, 8)
              .map((each) => [named(each.query), `${rounded(each.few)} ms, ${rounded(each.many)} ms`] as const),
            ['members, first question after a start', first.map((ms) => `${rounded(ms)} ms`).join(', ')] as const,
          ]),
        };
      }),
    ),
};

const timeOf = async (client: HttpClient, query: string): Promise<number> => (await asAnalyst(client, query)).ms;

const named = (query: string): string => query.replace('/api/analytics/metrics/', '');
