import type { ProductDocument, TrendBlockDay, TrendBlockDocument } from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../../testing/random-log/intents.ts';
import { project } from '../../testing/memory-views.ts';

const weights = { visits: 1, votes: 3, ratings: 4, comments: 5 };
const day = (time: string) => Math.floor(Date.parse(time) / 86_400_000);
const epoch = day('2020-01-01T00:00:00Z');

interface ActivityOfDay {
  readonly kind: keyof typeof weights;
  readonly person: string;
  readonly day: number;
}

/** What is active for a product at the end, counted from the random log itself. */
const activeOf = (randomLog: RandomLog, productId: string) => {
  const isActive = ({ data, status }: { readonly data: { readonly productId: string }; readonly status: string }) =>
    status === 'active' && data.productId === productId;
  const votes = randomLog.activity.votes.filter(isActive);
  const ratings = randomLog.activity.ratings.filter(isActive);
  const comments = randomLog.activity.comments.filter(
    ({ data, isActive, waiting }) => isActive && !waiting && data.productId === productId,
  );
  const visits = randomLog.activity.visits.filter((visit) => visit.productId === productId);
  const activities: ActivityOfDay[] = [
    ...votes.map(({ data }) => ({ kind: 'votes' as const, person: data.userId, day: day(data.castAt) })),
    ...ratings.map(({ data }) => ({ kind: 'ratings' as const, person: data.userId, day: day(data.givenAt) })),
    ...comments.map(({ data }) => ({ kind: 'comments' as const, person: data.userId, day: day(data.postedAt) })),
    ...visits.map(({ person, visitedAt }) => ({ kind: 'visits' as const, person, day: day(visitedAt) })),
  ];
  return { votes, ratings, comments, visits, activities };
};

const daySums = (activities: readonly ActivityOfDay[]) => {
  const sums: Record<string, number> = {};
  const people = group(activities);
  for (const own of people.values()) {
    const points = own.reduce((sum, { kind }) => sum + weights[kind], 0);
    sums[own[0]!.day] = (sums[own[0]!.day] ?? 0) + Math.min(20, points);
  }
  return sums;
};
const groupKey = ({ day, person }: ActivityOfDay) => `${day}/${person}`;
const group = (activities: readonly ActivityOfDay[]) => {
  const groups = new Map<string, ActivityOfDay[]>();
  for (const act of activities) groups.set(groupKey(act), [...(groups.get(groupKey(act)) ?? []), act]);
  return groups;
};

/** Each day by kind: of what a person did too much, what is worth least is cut. */
const daysByKind = (activities: readonly ActivityOfDay[]) => {
  const days: Record<
    string,
    { counts: Record<ActivityOfDay['kind'], number>; points: Record<ActivityOfDay['kind'], number> }
  > = {};
  const none = { visits: 0, votes: 0, ratings: 0, comments: 0 };
  for (const own of group(activities).values()) {
    const day = (days[own[0]!.day] ??= { counts: { ...none }, points: { ...none } });
    let left = 20;
    for (const kind of ['comments', 'ratings', 'votes', 'visits'] as const) {
      const count = own.filter((act) => act.kind === kind).length;
      const given = Math.min(left, count * weights[kind]);
      day.counts[kind] += count;
      day.points[kind] += given;
      left -= given;
    }
  }
  return days;
};

const naiveScore = (days: Record<string, number>): number | null => {
  const newest = Math.max(...Object.keys(days).map(Number));
  if (newest === -Infinity) return null;
  const decayed = Object.entries(days)
    .filter(([number]) => newest - Number(number) <= 182)
    .map(([number, points]) => points * 2 ** ((Number(number) - newest) / 7));
  return (newest - epoch) / 7 + Math.log2(decayed.reduce((sum, points) => sum + points, 0));
};

/** Readers see no reply to a root that a moderator removed. */
const isRemovedRootOf =
  (parentId: string | null) =>
  ({ data, removed }: { data: { commentId: string }; removed?: boolean }) =>
    removed === true && data.commentId === parentId;

it('counts what stands, and ranks by it, as a count from scratch does', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps) => {
    const randomLog = RandomLog.fromIntents(steps);
    const views = await project(randomLog.events);
    const blocks = views.documents<TrendBlockDocument>('product', 'trend');
    for (const product of views.documents<ProductDocument>('product')) {
      const { votes, ratings, comments, visits, activities } = activeOf(randomLog, product._id);
      const sum = ratings.reduce((total, { stars }) => total + stars, 0);
      const days = daySums(activities);
      const byOption = Object.entries(product.votes).filter(([, count]) => count > 0);
      expect(byOption.reduce((total, [, count]) => total + count, 0)).toBe(votes.length);
      for (const [option, count] of byOption)
        expect(count).toBe(votes.filter(({ data }) => data.optionId === option).length);
      expect(product.ratings.total).toBe(ratings.length);
      expect(product.ratings.sum).toBe(sum);
      expect(product.ratings.breakdown).toEqual(
        [1, 2, 3, 4, 5].map((star) => ratings.filter(({ stars }) => stars === star).length),
      );
      expect(product.bayesian).toBe(ratings.length ? (5 * 3.8 + sum) / (5 + ratings.length) : null);
      expect(product.comments).toBe(
        comments.filter(({ data }) => !randomLog.activity.comments.some(isRemovedRootOf(data.parentId))).length,
      );
      expect(product.rootComments).toBe(comments.filter(({ data }) => data.parentId === null).length);
      expect(product.visitCount).toBe(visits.length);
      expect(product.days).toEqual(days);
      expect(product.trendScore).toBe(naiveScore(days));
      const own = blocks.filter(({ _id }) => _id.startsWith(`${product._id}.`));
      const daysByKey: Record<string, TrendBlockDay> = Object.assign({}, ...own.map((block) => block.days));
      expect(daysByKey).toEqual(daysByKind(activities));
      for (const [number, { points }] of Object.entries(daysByKey))
        expect(Object.values(points).reduce((total, each) => total + each)).toBe(days[number]);
    }
  });
  await fc.assert(check, { numRuns: 250 });
});
