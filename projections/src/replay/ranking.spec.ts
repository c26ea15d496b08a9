import { rankingRules, type BrandDocument, type ProductDocument } from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { replacements, disputes, intents, type Intent } from '../testing/random-log/intents.ts';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';
import { ReplayedActivity } from './activity.ts';
import { compare, liveRanking, ranking, type RankingOptions } from './ranking.ts';

const live = liveRanking(rankingRules);

const activityOf = (events: Parameters<ReplayedActivity['apply']>[0][]) => {
  const activity = new ReplayedActivity();
  for (const event of events) activity.apply(event);
  return activity;
};

it('scores under the live rules what the projection scores, on any history', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps: readonly Intent[]) => {
    const { events } = RandomLog.fromIntents(steps);
    const activity = activityOf([...events]);
    const ranks = ranking(activity, live);
    const views = await project(events);
    const brands = views.documents<BrandDocument>('brand').filter(({ removed }) => removed);
    const gone = new Set(brands.map(({ _id }) => _id));
    for (const { _id, trendScore, removed, brandId } of views.documents<ProductDocument>('product')) {
      const score = removed || gone.has(brandId) ? null : trendScore;
      const replayed = ranks.get(_id)?.score ?? null;
      if (score === null || replayed === null) expect([_id, replayed]).toEqual([_id, score]);
      else expect(replayed).toBeCloseTo(score, 9);
    }
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 150 });
});

const product = (productId: string): NewEvent => ({
  type: 'ProductAdded',
  data: {
    ...{ productId, name: productId, brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null },
    ...{ imageUrl: null, shades: [], addedAt: '2026-01-01T00:00:00.000Z' },
  },
});
const at = '2026-03-01T10:00:00.000Z';
const visit = (productId: string, key: string): NewEvent => ({
  type: 'ProductVisited',
  data: { productId, visitedAt: at, visit: key, language: 'en' },
});
const vote = (productId: string, userId: string): NewEvent => ({
  type: 'VoteCast',
  data: { voteId: `${productId}-${userId}`, productId, userId, optionId: 'o', vote: 'Good', castAt: at },
});

describe('other rules', () => {
  // Seen by one person thirty times, capped at 20; loved by five with three points each: 15.
  const events = logOf(
    product('seen'),
    product('loved'),
    ...Array.from({ length: 30 }, () => visit('seen', 'one')),
    ...['a', 'b', 'c', 'd', 'e'].map((user) => vote('loved', user)),
  );
  const order = (change: Partial<RankingOptions>) => [
    ...ranking(activityOf([...events]), { ...live, ...change }).keys(),
  ];

  it('give another order: cap, weights, people, products and times', () => {
    expect(order({})).toEqual(['seen', 'loved']);
    expect(order({ capPerPersonAndDay: 10 })).toEqual(['loved', 'seen']);
    expect(order({ points: { ...rankingRules.points, votes: 5 } })).toEqual(['loved', 'seen']);
    expect(order({ without: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['seen']);
    expect(order({ withoutProducts: ['seen'] })).toEqual(['loved']);
    expect(order({ to: at })).toEqual([]);
    expect(order({ from: at })).toEqual(['seen', 'loved']);
  });

  it('leave out the days of persons who did too much, and what the demo did', () => {
    const many = activityOf([
      ...logOf(product('p'), ...Array.from({ length: 101 }, () => visit('p', 'one')), [vote('p', 'a'), 'demo']),
    ]);
    const shares = (change: Partial<RankingOptions>) => ranking(many, { ...live, ...change }).get('p')?.shares;
    expect(shares({ withoutSuspected: true })).toEqual({ visits: 0, votes: 1, ratings: 0, comments: 0 });
    expect(shares({ withoutDemo: true })).toEqual({ visits: 1, votes: 0, ratings: 0, comments: 0 });
    expect(shares({ withoutDemo: true, withoutSuspected: true })).toBeUndefined();
  });

  it('are compared with the live ranking, with the kind that made the difference', () => {
    const activity = activityOf([...events]);
    const capped = compare(ranking(activity, { ...live, capPerPersonAndDay: 10 }), ranking(activity, live), 37);
    expect(capped).toMatchObject({ ranked: 2, liveRanked: 2, rose: 1, fell: 1, events: 37 });
    expect(capped.rows.map(({ productId, change }) => [productId, change])).toEqual([
      ['loved', 1],
      ['seen', -1],
    ]);
  });
});
