import type { FiguresQuery, MetricGroup } from '@henna/domain';
import { languageCode } from '../batch.ts';
import type { Names } from '../names.ts';

export type PlaceGroup = Extract<MetricGroup, 'product' | 'brand' | 'category' | 'subcategory'>;

export const isPlaceGroup = (group: MetricGroup | null): group is PlaceGroup =>
  group === 'product' || group === 'brand' || group === 'category' || group === 'subcategory';

/** The hours of a question, from the first to the one after the last. */
export const hoursOf = ({ edges }: Pick<FiguresQuery, 'edges'>): readonly [from: number, to: number] => [
  edges[0]!,
  edges.at(-1)!,
];

/**
 * Conditions on the rows of a table, as SQL. Nothing but numbers of ours gets into it: what has none is looked for as -1,
 * which no row has.
 * @param only groups, all without it
 */
export const conditionsOf = (
  { group, filter, edges }: Pick<FiguresQuery, 'group' | 'filter' | 'edges'>,
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
export const stepsTable = ({ edges }: Pick<FiguresQuery, 'edges'>): string => {
  const steps = edges.slice(1).map((end, step) => `(${step}, ${integer(edges[step]!)}, ${integer(end)})`);
  return `(
    SELECT step, begins, unnest(range(begins, ends))::INTEGER AS hour
    FROM (VALUES ${steps.join(', ')}) AS steps(step, begins, ends))`;
};

const integer = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return value;
};
