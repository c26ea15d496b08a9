import { metricSpans, type MetricLevel } from '@henna/domain';
import { maxRows, tooManyRows, type MetricDocuments } from './metric-documents.ts';
import type { Measurements, MetricQuery } from './metric-query.ts';
import { daysOf, dayStepsOf } from './period.ts';
import { isPlaceGroup, type Place, type ProductPlaces } from './product-places.ts';
import { fieldsOf, Summing, type SummedMetric, type Sums } from './sums.ts';

export interface SumsWanted extends MetricQuery {
  readonly metric: SummedMetric | 'optionShare';
  /** The only places, of those that it groups by, that are asked for; all without it. */
  readonly groups?: ReadonlySet<string | null>;
}

/**
 * Adds up counts by group and step: whole days where one step holds them, else hours. Throws a 400 when there are more
 * documents than one answer may read.
 */
export const addUp = async (
  query: SumsWanted,
  find: MetricDocuments['find'],
  places: Pick<ProductPlaces, 'of' | 'fits' | 'products'>,
): Promise<Measurements<Sums>> => {
  const { period, filter, group, groups } = query;
  const level = levelOf(query);
  const isWanted = (place: Place) =>
    places.fits(place, filter) && (!groups || !isPlaceGroup(group) || groups.has(place[group] ?? null));
  const isNarrowed = level === 'product' && (filter.brand ?? filter.category ?? filter.subcategory) !== undefined;
  const ofs = ofsOf(query, level) ?? (isNarrowed ? places.products(isWanted) : undefined);
  const wanted = { level, ofs, fields: fieldsOf(query) };
  const { ofDay, ofHour, cutDays } = dayStepsOf(period);
  const summing = new Summing(query);
  let rows = 0;
  const add = async (part: 'days' | 'hours', spans: readonly number[], stepOf: (time: number) => number) => {
    const stepsIn = stepsBySpan(metricSpans[part], stepOf);
    for await (const document of find(part, spans, wanted)) {
      if (++rows > maxRows) throw tooManyRows();
      const place = places.of(level, document.of);
      if (!isWanted(place)) continue;
      summing.add(document, place, stepsIn(document.span));
    }
  };
  await add('days', spansOf(daysOf(period)), ofDay);
  await add('hours', cutDays, ofHour);
  return summing.measurements;
};

/** The step of each hour or day of a span. */
const stepsBySpan = (length: number, stepOf: (time: number) => number) => {
  const known = new Map<number, readonly number[]>();
  return (span: number): readonly number[] => {
    let steps = known.get(span);
    if (!steps) known.set(span, (steps = Array.from({ length }, (_, index) => stepOf(span * length + index))));
    return steps;
  };
};

/** What part `days` keeps a period in. */
const spansOf = (days: readonly [first: number, last: number]): readonly number[] => {
  const [first, last] = days.map((day) => Math.floor(day / metricSpans.days)) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The brands, products and so on of which something is to be read, where that is known before. */
const ofsOf = (query: SumsWanted, level: MetricLevel): readonly string[] | undefined => {
  if (level === 'all') return [''];
  const only = query.filter[level];
  if (only !== undefined) return [only];
  return query.group === level && query.groups ? [...query.groups].filter((id) => id !== null) : undefined;
};

/** The coarsest level whose documents tell what the query groups and filters by. */
const levelOf = ({ group, filter }: Pick<MetricQuery, 'group' | 'filter'>): MetricLevel => {
  const needed = (['product', 'brand', 'category', 'subcategory'] as const).filter(
    (level) => group === level || filter[level] !== undefined,
  );
  if (needed.length === 0) return 'all';
  if (needed.includes('product') || (needed.includes('brand') && needed.length > 1)) return 'product';
  return needed.includes('subcategory') ? 'subcategory' : needed[0]!;
};
