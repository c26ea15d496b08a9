import {
  metricId,
  metricSpans,
  type MetricDocument,
  type MetricLanguage,
  type MetricLevel,
  type ProductFields,
} from '@henna/domain';
import type { Content, Documents, Keyed } from '../../../projection.ts';
import { isNothing, withCounts, withGain, type Gain } from './counts.ts';

/** Part `places`: what a product counts for. */
export interface Place extends Keyed, Pick<ProductFields, 'brandId' | 'categoryId' | 'subcategoryId'> {}

type Scope = readonly [level: MetricLevel, of: string];

export const whole: Scope = ['all', ''];

/** What holds a product; the whole and the product itself stay when it is moved. */
const around = ({ brandId, categoryId, subcategoryId }: Omit<Place, '_id'>): readonly Scope[] => [
  ['brand', brandId],
  ['category', categoryId],
  ['subcategory', subcategoryId],
];

export const scopesOf = (place: Place): readonly Scope[] => [whole, ...around(place), ['product', place._id]];

/** The UTC hour of a day, and the language, in which something was done. */
export interface When {
  readonly day: number;
  readonly hour: number;
  readonly language: MetricLanguage;
}

/** The span of part `days` that holds a day. */
export const daysSpan = (day: number): number => Math.floor(day / metricSpans.days);

const partsOf = (metrics: Documents<MetricDocument>) => ({
  hours: metrics,
  days: metrics.part<MetricDocument>('days'),
});

const change = async (
  documents: Documents<MetricDocument>,
  [level, of]: Scope,
  span: number,
  changed: (before: Content<MetricDocument>) => Content<MetricDocument>,
): Promise<void> => {
  const id = metricId(level, of, span);
  const after = changed((await documents.get(id)) ?? { _id: id, level, of, span });
  if (isNothing(after)) documents.delete(id);
  else documents.put(after);
};

/** Adds to some scopes what an act counts for, or takes it from them, in its hour and in its day. */
export const count = async (
  metrics: Documents<MetricDocument>,
  scopes: readonly Scope[],
  { day, hour, language }: When,
  gain: Gain,
  sign: 1 | -1 = 1,
): Promise<void> => {
  const { hours, days } = partsOf(metrics);
  const ofHour = { language, place: hour };
  const ofDay = { language, place: day - daysSpan(day) * metricSpans.days };
  for (const scope of scopes) {
    await change(hours, scope, day, (before) => withGain(before, ofHour, gain, sign));
    await change(days, scope, daysSpan(day), (before) => withGain(before, ofDay, gain, sign));
  }
};

/** Lets all that a product counts for count for other brands and categories than before. */
export const move = async (metrics: Documents<MetricDocument>, from: Place, to: Place): Promise<void> => {
  const moved = around(to).filter(([, of], index) => around(from)[index]![1] !== of);
  const left = around(from).filter(([, of], index) => around(to)[index]![1] !== of);
  if (moved.length === 0) return;
  for (const documents of Object.values(partsOf(metrics)))
    for (const own of await documents.select({ field: 'of', value: from._id })) {
      if (own.level !== 'product') continue;
      for (const scope of left) await change(documents, scope, own.span, (before) => withCounts(before, own, -1));
      for (const scope of moved) await change(documents, scope, own.span, (before) => withCounts(before, own, 1));
    }
};
