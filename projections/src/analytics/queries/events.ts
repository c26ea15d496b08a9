import type { EventsQuery, EventType, MetricFilter } from '@henna/domain';
import { languageCode } from '../batch.ts';
import type { Engine } from '../engine.ts';
import type { Names } from '../names.ts';

type Existing = Pick<Names, 'existing'>;

const pageSize = 2_000;

/** Places of an event: those of its product now; of one that concerns no product, what it names. */
const placeCondition = (filter: MetricFilter, names: Existing): string | undefined => {
  const { product, brand, category, subcategory } = filter;
  const own = Object.entries({ brand, category, subcategory }).flatMap(([column, id]) =>
    id === undefined ? [] : [`${column} = ${names.existing(id)}`],
  );
  if (product !== undefined) own.push(`product = ${names.existing(product)}`);
  if (own.length === 0) return undefined;
  const isOfProduct = `product IN (SELECT product FROM product WHERE ${own.join(' AND ')})`;
  return product === undefined ? `(${isOfProduct} OR (product IS NULL AND ${own.join(' AND ')}))` : isOfProduct;
};

const conditionsOf = (
  { filter, types, exceptTypes = [], from, to }: EventsQuery<bigint>,
  names: Existing,
): readonly string[] => {
  const { option, language } = filter;
  const condition = placeCondition(filter, names);
  const code = option === undefined ? undefined : names.existing(option);
  const codes = (of: readonly EventType[]) => [-1, ...of.map((type) => names.existing(type))].join(', ');
  return [
    ...(types ? [`type IN (${codes(types)})`] : []),
    ...(exceptTypes.length > 0 ? [`type NOT IN (${codes(exceptTypes)})`] : []),
    ...(from === undefined ? [] : [`actAt >= ${Number(from)}`]),
    ...(to === undefined ? [] : [`actAt < ${Number(to)}`]),
    ...(condition === undefined ? [] : [condition]),
    ...(code === undefined
      ? []
      : [`(option = ${code} OR position IN (SELECT position FROM eventOption WHERE option = ${code}))`]),
    ...(language === undefined ? [] : [`language = ${languageCode(language)}`]),
  ];
};

/**
 * A page of a list. Positions are chosen first: the long lines of what is left out are then not read, which takes most of
 * the time where few events of many fit.
 */
const pageSql = (conditions: readonly string[], isNewestFirst: boolean, size: number): string => {
  const order = `ORDER BY position ${isNewestFirst ? 'DESC' : 'ASC'}`;
  return `
    SELECT position, line FROM event
    WHERE rowid IN (SELECT rowid FROM event WHERE ${conditions.join(' AND ')} ${order} LIMIT ${size}) ${order}`;
};

/**
 * The events as lines of `AnalyticsEvent`, in pages: up to where the tables hold the log when it is called. What erased
 * people did is not among them.
 */
export const eventLines = async function* (
  question: EventsQuery<bigint>,
  engine: Pick<Engine, 'read' | 'names' | 'position'>,
  signal?: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const isNewestFirst = question.order === 'newest';
  let after = question.after ?? -1n;
  let end = engine.position + 1n;
  if (question.before !== undefined && question.before < end) end = question.before;
  for (let left = question.limit; left > 0;) {
    const size = Math.min(left, pageSize);
    const conditions = [`position > ${after} AND position < ${end}`, ...conditionsOf(question, engine.names)];
    const page = await engine.read(async ({ connection }) => {
      const found = await connection.runAndReadAll(pageSql(conditions, isNewestFirst, size));
      return found.getRows() as unknown as readonly (readonly [bigint, string])[];
    }, signal);
    if (page.length > 0) yield page.map(([, line]) => line);
    if (page.length < size) return;
    const [last] = page.at(-1)!;
    if (isNewestFirst) end = last;
    else after = last;
    left -= size;
  }
};
