import {
  rankingRules,
  type BrandDocument,
  type ProductDocument,
  type RecordedHennaEvent,
  type TrendingRules,
  type TrendingRulesDocument,
} from '@henna/domain';
import fc from 'fast-check';
import { ReplayedActivity } from '../../replay/activity.ts';
import { liveRanking, ranking } from '../../replay/ranking.ts';
import { fold } from '../../runner/fold.ts';
import { ViewDocuments } from '../../runner/view-documents.ts';
import { RandomLog } from '../../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../../testing/random-log/intents.ts';
import { Log, logOf, type NewEvent } from '../../testing/memory-log.ts';
import { MemoryViews, project } from '../../testing/memory-views.ts';

const { points, capPerPersonAndDay, halfLifeDays } = rankingRules;
const first: TrendingRules = { points, capPerPersonAndDay, halfLifeDays };
const changed = (to: TrendingRules, from = first): NewEvent => ({
  type: 'TrendingRulesChanged',
  data: { from, to, changedAt: '2026-03-02T10:00:00.000Z' },
});
const rules = fc.record({
  points: fc.record({ visits: fc.nat(5), votes: fc.nat(9), ratings: fc.nat(9), comments: fc.nat(9) }),
  capPerPersonAndDay: fc.integer({ min: 1, max: 40 }),
  halfLifeDays: fc.double({ min: 0.25, max: 60, noNaN: true }),
});

/** The history with changes of the rules after some of its events. */
const withRules = (events: readonly RecordedHennaEvent[], changes: readonly TrendingRules[], every: number) => {
  const log = new Log();
  const left = [...changes];
  events.forEach((event, index) => {
    log.append(event.stream, event, event.metadata.origin);
    const next = index % every === 0 ? left.shift() : undefined;
    if (next) log.append('rules-trending', changed(next));
  });
  for (const rest of left) log.append('rules-trending', changed(rest));
  return log.events;
};
const lastChange = (events: readonly RecordedHennaEvent[]) =>
  events.findLast((event) => event.type === 'TrendingRulesChanged')!;
const rulesIn = (views: MemoryViews) => views.documents<TrendingRulesDocument>('product', 'rules');

it('counts a build by the rules that the log ends with, from the first event on, on any history', async () => {
  const changes = fc.array(rules, { minLength: 1, maxLength: 3 });
  const check = fc.asyncProperty(
    fc.oneof(intents, disputes, replacements),
    changes,
    fc.integer({ min: 1, max: 30 }),
    async (...of) => {
      const [steps, expected, every] = of;
      const events = withRules(RandomLog.fromIntents(steps).events, expected, every);
      const activity = new ReplayedActivity();
      for (const event of events) activity.apply(event);
      expect(activity.rules).toEqual(expected.at(-1));
      const ranks = ranking(activity, liveRanking(activity.rules));
      const views = await project(events, lastChange(events));
      expect(views.parked).toEqual([]);
      const brands = views.documents<BrandDocument>('brand').filter(({ removed }) => removed);
      const gone = new Set(brands.map(({ _id }) => _id));
      for (const { _id, trendScore, removed, brandId } of views.documents<ProductDocument>('product')) {
        const score = removed || gone.has(brandId) ? null : trendScore;
        const replayed = ranks.get(_id)?.score ?? null;
        if (score === null || replayed === null) expect([_id, replayed]).toEqual([_id, score]);
        else expect(replayed).toBeCloseTo(score, 9);
      }
      expect(rulesIn(views)).toMatchObject([
        { live: expected.at(-1), latest: expected.at(-1), revision: expected.length - 1 },
      ]);
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 100 });
});

it('makes the same documents of the same log and rules, event by event and twice delivered', async () => {
  const check = fc.asyncProperty(intents, rules, async (steps, expected) => {
    const events = withRules(RandomLog.fromIntents(steps).events, [expected], 7);
    const change = lastChange(events);
    const views = new MemoryViews();
    const builds = views.open();
    const documents = new ViewDocuments(views, 5);
    for (const { name, projection } of builds)
      await documents.apply(name, change.position, async (view) => projection.startWithRules?.(change, view));
    for (const [index, event] of events.entries()) {
      const again = events.slice(Math.max(0, index - 2), index + 1);
      views.commit(await fold(builds, again, documents, event.position));
      documents.evict();
    }
    expect(views.dump()).toEqual((await project(events, change)).dump());
  });
  await fc.assert(check, { numRuns: 40 });
});

const other = { ...first, halfLifeDays: 3 };

it('leaves the scores of a running build as they are, and notes that the rules are others by now', async () => {
  const product: NewEvent = {
    type: 'ProductAdded',
    data: {
      ...{ productId: 'p', name: 'p', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null },
      ...{ imageUrl: null, shades: [], addedAt: '2026-01-01T00:00:00.000Z' },
    },
  };
  const vote: NewEvent = {
    type: 'VoteCast',
    data: {
      ...{ voteId: 'v', productId: 'p', userId: 'u', optionId: 'o', vote: 'Good' },
      castAt: '2026-03-01T10:00:00.000Z',
    },
  };
  const before = await project(logOf(product, vote));
  const after = await project(logOf(product, vote, changed(other)));
  expect(after.documents('product')).toEqual(before.documents('product'));
  expect(rulesIn(before)).toEqual([]);
  expect(rulesIn(after)).toMatchObject([{ live: first, latest: other, revision: 0, changedBy: 'desk' }]);
  expect(rulesIn(await project(logOf(product, changed(other), changed(first, other))))).toMatchObject([
    { live: first, latest: first, revision: 1 },
  ]);
});
