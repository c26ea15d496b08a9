import {
  metricFields,
  metricSpans,
  trendBlockDays,
  type MetricDocument,
  type MetricField,
  type MetricSlots,
  type ProductDocument,
  type TrendBlockDocument,
} from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../../../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../../../testing/random-log/intents.ts';
import { project, type MemoryViews } from '../../../testing/memory-views.ts';
import { pairsOf } from './testing/pairs.ts';

const kinds = ['visits', 'votes', 'ratings', 'comments'] as const;

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const sumOf = (slots: MetricSlots = {}) =>
  total(Object.values(slots).flatMap((numbers) => pairsOf(numbers).map(([, value]) => value)));

/** What stands by product and UTC day, as the metrics tell. */
const ofMetrics = (documents: readonly MetricDocument[]) =>
  Object.fromEntries(
    documents.map((document) => [
      `${document.of}.${document.span}`,
      Object.fromEntries(kinds.filter((kind) => document[kind]).map((kind) => [kind, sumOf(document[kind])])),
    ]),
  );

/** What stands by day, language and field of each level, as documents of hours or of days tell. */
const byDay = (documents: readonly MetricDocument[], part: 'hours' | 'days') => {
  const days: Record<string, number> = {};
  for (const { level, of, span, ...counts } of documents) {
    const add = (field: string, slots: MetricSlots = {}) => {
      for (const [language, numbers] of Object.entries(slots))
        for (const [index, value] of pairsOf(numbers)) {
          const day = part === 'hours' ? span : span * metricSpans.days + index;
          const id = `${level} ${of} ${day} ${language} ${field}`;
          days[id] = (days[id] ?? 0) + value;
        }
    };
    for (const field of metricFields) add(field, counts[field]);
    for (const [option, slots] of Object.entries(counts.options ?? {})) add(`for ${option}`, slots);
  }
  return days;
};

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

const inAll = (documents: readonly MetricDocument[], field: MetricField) =>
  documents.reduce((sum, document) => sum + sumOf(document[field]), 0);

it('counts what the product view counts, on every level, whatever was taken back, reset or erased', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps) => {
    const views = await project(RandomLog.fromIntents(steps).events);
    expect(views.parked).toEqual([]);
    const documents = views.documents<MetricDocument>('metric');
    const ofLevel = (level: MetricDocument['level']) => documents.filter((each) => each.level === level);
    expect(ofMetrics(ofLevel('product'))).toEqual(ofTrend(views));
    for (const { _id, ratings, votes } of views.documents<ProductDocument>('product')) {
      const own = ofLevel('product').filter(({ of }) => of === _id);
      expect([inAll(own, 'ratings'), inAll(own, 'stars')]).toEqual([ratings.total, ratings.sum]);
      expect(inAll(own, 'votes')).toBe(total(Object.values(votes)));
      const byOption = own.flatMap(({ options = {} }) => Object.values(options).map(sumOf));
      expect(total(byOption)).toBe(total(Object.values(votes)));
    }
    for (const level of ['all', 'brand', 'category', 'subcategory'] as const)
      for (const field of ['visits', 'votes', 'ratings', 'stars', 'comments'] as const)
        expect(inAll(ofLevel(level), field)).toBe(inAll(ofLevel('product'), field));
    expect(byDay(views.documents<MetricDocument>('metric', 'days'), 'days')).toEqual(byDay(documents, 'hours'));
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 150 });
});
