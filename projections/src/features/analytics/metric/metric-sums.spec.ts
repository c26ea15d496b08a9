import {
  trendBlockDays,
  type ActKind,
  type MetricDocument,
  type ProductDocument,
  type TrendBlockDocument,
} from '@henna/contracts';
import fc from 'fast-check';
import { History } from '../../../testing/history/history.ts';
import { clears, disputes, intents } from '../../../testing/history/intents.ts';
import { project, type MemoryViews } from '../../../testing/memory-views.ts';

type Counts = Partial<Record<ActKind | 'stars', number>>;

const kinds = ['visits', 'votes', 'ratings', 'comments'] as const;

/** What stands by product and UTC day, as the metrics tell. */
const ofMetrics = (documents: readonly MetricDocument[]) =>
  Object.fromEntries(
    documents.map(({ of, day, cells }) => {
      const counts: Counts = {};
      for (const cell of Object.values(cells))
        for (const kind of kinds) if (cell[kind]) counts[kind] = (counts[kind] ?? 0) + cell[kind];
      return [`${of}.${day}`, counts];
    }),
  );

/** The same as the product view tells it. */
const ofTrend = (views: MemoryViews) =>
  Object.fromEntries(
    views.documents<TrendBlockDocument>('product', 'trend').flatMap(({ _id, days }) =>
      Object.entries(days).map(([day, { counts }]) => {
        const product = _id.slice(0, _id.lastIndexOf('.'));
        expect(Math.floor(Number(day) / trendBlockDays)).toBe(Number(_id.slice(product.length + 1)));
        return [`${product}.${day}`, Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))];
      }),
    ),
  );

const sumOf = (documents: readonly MetricDocument[], field: 'votes' | 'ratings' | 'stars' | 'comments' | 'visits') =>
  documents.flatMap(({ cells }) => Object.values(cells)).reduce((sum, cell) => sum + (cell[field] ?? 0), 0);

it('counts what the product view counts, on every level, whatever was taken back, reset or erased', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, clears), async (steps) => {
    const views = await project(History.of(steps).events);
    expect(views.parked).toEqual([]);
    const documents = views.documents<MetricDocument>('metric');
    const ofLevel = (level: MetricDocument['level']) => documents.filter((each) => each.level === level);
    expect(ofMetrics(ofLevel('product'))).toEqual(ofTrend(views));
    for (const { _id, ratings, votes } of views.documents<ProductDocument>('product')) {
      const own = ofLevel('product').filter(({ of }) => of === _id);
      expect([sumOf(own, 'ratings'), sumOf(own, 'stars')]).toEqual([ratings.total, ratings.sum]);
      expect(sumOf(own, 'votes')).toBe(Object.values(votes).reduce((sum, each) => sum + each, 0));
    }
    for (const level of ['all', 'brand', 'category', 'subcategory'] as const)
      for (const field of ['visits', 'votes', 'ratings', 'stars', 'comments'] as const)
        expect(sumOf(ofLevel(level), field)).toBe(sumOf(ofLevel('product'), field));
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 150 });
});
