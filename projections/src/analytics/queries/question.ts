import type { MetricGroup, MetricLanguage, MetricName } from '@henna/domain';
import { languageCode } from '../batch.ts';
import type { Names } from '../names.ts';

/** What is counted: ids, all of which must fit. */
export type MetricFilter = Readonly<
  Partial<Record<'product' | 'brand' | 'category' | 'subcategory' | 'option', string>> & { language?: MetricLanguage }
>;

/** A metric over a period. */
export interface MetricQuestion {
  readonly metric: MetricName;
  readonly group: MetricGroup | null;
  readonly filter: MetricFilter;
  /**
   * Where the steps of the period begin, and where the last ends: UTC hours since 1970-01-01, ascending. What was done in
   * an hour belongs to the step in which the hour begins; a step may have none.
   */
  readonly edges: readonly number[];
  /** At most so many groups are answered. */
  readonly limit: number;
}

/** What one group comes to. */
export interface Series {
  /** Id of the group, or the language; `null` for the whole. */
  readonly key: string | null;
  /** `null` where there is nothing to divide by. */
  readonly total: number | null;
  /** What the total of a share or mean was divided by; else `null`. */
  readonly outOf: number | null;
  /** One for each step. */
  readonly values: readonly (number | null)[];
}

export interface MetricFigures {
  /** Highest totals first. */
  readonly series: readonly Series[];
  /** How many groups there are, answered or not. */
  readonly groups: number;
  /** Position of the log up to which it counts. */
  readonly position: bigint;
}

export type PlaceGroup = Extract<MetricGroup, 'product' | 'brand' | 'category' | 'subcategory'>;

export const isPlaceGroup = (group: MetricGroup | null): group is PlaceGroup =>
  group === 'product' || group === 'brand' || group === 'category' || group === 'subcategory';

/** The hours of a question, from the first to the one after the last. */
export const hoursOf = ({ edges }: Pick<MetricQuestion, 'edges'>): readonly [from: number, to: number] => [
  edges[0]!,
  edges.at(-1)!,
];

/**
 * Conditions on the rows of a table, as SQL. Nothing but numbers of ours gets into it: what has none is looked for as -1,
 * which no row has.
 * @param only groups, all without it
 */
export const conditionsOf = (
  { group, filter, edges }: Pick<MetricQuestion, 'group' | 'filter' | 'edges'>,
  names: Pick<Names, 'existing'>,
  only?: Iterable<number | null>,
): string => {
  const { product, brand, category, subcategory, option, language } = filter;
  const [from, to] = hoursOf({ edges });
  const places = Object.entries({ brand, category, subcategory }).flatMap(([column, id]) =>
    id === undefined ? [] : [`${column} = ${names.existing(id)}`],
  );
  const codes = only && group !== null ? `${group} IN (${[...only].join(', ')})` : undefined;
  const isOfPlace = isPlaceGroup(group) && group !== 'product';
  return [
    `hour >= ${integer(from)} AND hour < ${integer(to)}`,
    ...(product === undefined ? [] : [`product = ${names.existing(product)}`]),
    ...(places.length === 0 ? [] : [`product IN (SELECT product FROM product WHERE ${places.join(' AND ')})`]),
    ...(option === undefined ? [] : [`option = ${names.existing(option)}`]),
    ...(language === undefined ? [] : [`language = ${languageCode(language)}`]),
    ...(codes === undefined ? [] : [isOfPlace ? `product IN (SELECT product FROM product WHERE ${codes})` : codes]),
  ].join(' AND ');
};

/** Each hour of the period with its step, and the hour in which that begins: a table of `hour`, `step` and `begins`. */
export const stepsTable = ({ edges }: Pick<MetricQuestion, 'edges'>): string => {
  const steps = edges.slice(1).map((end, step) => `(${step}, ${integer(edges[step]!)}, ${integer(end)})`);
  return `(
    SELECT step, begins, unnest(range(begins, ends))::INTEGER AS hour
    FROM (VALUES ${steps.join(', ')}) AS steps(step, begins, ends))`;
};

const integer = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return value;
};
