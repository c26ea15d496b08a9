import { rankingRules, type TrendBlockDay } from '@henna/domain';
import { DayCounts } from './day-counts.ts';

const none = { visits: 0, votes: 0, ratings: 0, comments: 0 };
const day = (counts: Partial<typeof none>): TrendBlockDay => ({ counts: { ...none, ...counts }, points: none });
const epochDay = Date.parse(rankingRules.epoch) / 86_400_000;
const today = epochDay + 70;

const shop = () => {
  const counts = new DayCounts();
  counts.add({ id: 'seen', created: 1 }, [[today, day({ visits: 30 })]]);
  counts.add({ id: 'loved', created: 2 }, [
    [today - 7, day({ comments: 2 })],
    [today, day({ votes: 1 })],
  ]);
  counts.add({ id: 'nothing', created: 3 }, []);
  return counts;
};

test('the live weights give forward decay without a cap', () => {
  expect([...shop().ranking(rankingRules)]).toEqual([
    ['seen', { rank: 1, score: 10 + Math.log2(30) }],
    ['loved', { rank: 2, score: 10 + Math.log2(3 + 5) }],
  ]);
});

test('other weights give another order, and what counts nothing has no place', () => {
  const ranking = shop().ranking({ points: { ...none, comments: 8 }, halfLifeDays: 7 });
  expect([...ranking]).toEqual([['loved', { rank: 1, score: 9 + 4 }]]);
});

test('a product of more days than fit at first keeps them all', () => {
  const counts = new DayCounts();
  for (let product = 0; product < 100; product += 1)
    counts.add(
      { id: `p${product}`, created: product },
      Array.from({ length: 60 }, (_, age) => [today - 59 + age, day({ votes: product })]),
    );
  expect([...counts.ranking(rankingRules).keys()].slice(0, 2)).toEqual(['p99', 'p98']);
  expect(counts.ranking(rankingRules).size).toBe(99);
});
