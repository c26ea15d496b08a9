import {
  type ScoredKind,
  scoredKinds,
  eventsOrders,
  type EventsQuery,
  type EventType,
  eventTypes,
  type FiguresQuery,
  type MetricFilter,
  metricGroups,
  metricLanguages,
  metricNames,
  type WhatIfRules,
} from '@henna/domain';

/** A question that is none. */
export class BadQuestionError extends Error {}

type Body = Readonly<Record<string, unknown>>;

const places = ['product', 'brand', 'category', 'subcategory'] as const;

const require = (isRight: boolean, message: string): void => {
  if (!isRight) throw new BadQuestionError(message);
};

const bodyIn = (value: unknown, name: string): Body => {
  require(typeof value === 'object' && value !== null && !Array.isArray(value), `${name} must be an object`);
  return value as Body;
};

const numberIn = (body: Body, field: string): number => {
  const value = body[field];
  require(typeof value === 'number' && Number.isFinite(value), `${field} must be a number`);
  return value as number;
};

const wholeIn = (body: Body, field: string, least: number): number => {
  const value = numberIn(body, field);
  require(Number.isSafeInteger(value) && value >= least, `${field} must be a whole number from ${least} on`);
  return value;
};

const oneOf = <Value>(values: readonly Value[], value: unknown, field: string): Value => {
  require(values.includes(value as Value), `${field} is unknown`);
  return value as Value;
};

const filterIn = (body: Body): MetricFilter => {
  const filter = bodyIn(body['filter'] ?? {}, 'filter');
  for (const [field, value] of Object.entries(filter)) {
    oneOf([...places, 'option', 'language'], field, 'filter');
    require(value === undefined || typeof value === 'string', `${field} must be an id`);
  }
  if (filter['language'] !== undefined) oneOf(metricLanguages, filter['language'], 'language');
  return filter;
};

const positionOf = (value: unknown, field: string): bigint => {
  require(typeof value === 'string' && /^\d{1,18}$/.test(value), `${field} must be a position`);
  return BigInt(value as string);
};

const keyBytes = 32;

/** The key of a request. Throws {@link BadQuestionError}. */
export const keyIn = (value: unknown): Buffer => {
  const text = bodyIn(value, 'the request')['key'];
  const key = Buffer.from(typeof text === 'string' ? text : '', 'base64');
  require(key.length === keyBytes, `key must be ${keyBytes} bytes in base64`);
  return key;
};

/** The position up to which a question wants all events counted. Throws {@link BadQuestionError}. */
export const positionIn = (value: unknown): bigint | undefined => {
  const { position } = bodyIn(value, 'the question');
  return position === undefined ? undefined : positionOf(position, 'position');
};

/** Of joinings only the language is known, and options only of votes. */
const requireColumns = ({ metric, group, filter }: FiguresQuery): void => {
  const asked = [
    ...Object.entries(filter).flatMap(([field, id]) => (id === undefined ? [] : [field])),
    ...(group ? [group] : []),
  ];
  const isOfVotes = metric === 'votes' || metric === 'optionShare';
  for (const field of asked) {
    const isThere =
      field === 'option' ? isOfVotes : field === 'language' ? !metric.startsWith('trend') : metric !== 'newMembers';
    require(isThere, `${metric} has no ${field}`);
  }
  if (metric === 'optionShare') require(group === 'option', 'optionShare is by option');
  if (metric.startsWith('trend')) require(group === 'product', `${metric} is by product`);
};

/** Throws {@link BadQuestionError}. */
export const metricQuestion = (value: unknown): FiguresQuery => {
  const body = bodyIn(value, 'the question');
  const edges = body['edges'];
  require(Array.isArray(edges) && edges.length >= 2, 'edges must be two hours or more');
  const hours = edges as readonly number[];
  require(hours.every(
    (hour, index) => Number.isSafeInteger(hour) && (index === 0 || hour >= hours[index - 1]!),
  ), 'edges must be ascending hours');
  const question = {
    metric: oneOf(metricNames, body['metric'], 'metric'),
    group: oneOf([null, ...metricGroups], body['group'] ?? null, 'group'),
    filter: filterIn(body),
    edges: hours,
    limit: wholeIn(body, 'limit', 1),
  };
  requireColumns(question);
  return question;
};

/** Throws {@link BadQuestionError}. */
export const weightsQuestion = (value: unknown): WhatIfRules & { readonly limit: number } => {
  const body = bodyIn(value, 'the question');
  const points = bodyIn(body['points'], 'points');
  const halfLifeDays = numberIn(body, 'halfLifeDays');
  require(halfLifeDays > 0, 'halfLifeDays must be above 0');
  return {
    points: Object.fromEntries(scoredKinds.map((kind) => [kind, numberIn(points, kind)])) as Record<ScoredKind, number>,
    halfLifeDays,
    limit: wholeIn(body, 'limit', 1),
  };
};

/** Throws {@link BadQuestionError}. */
export const eventsQuestion = (value: unknown): EventsQuery<bigint> => {
  const body = bodyIn(value, 'the question');
  const { from, to, after, before, order } = body;
  const typesIn = (field: 'types' | 'exceptTypes'): readonly EventType[] | undefined => {
    const types = body[field];
    require(types === undefined || Array.isArray(types), `${field} must be a list`);
    return (types as readonly unknown[] | undefined)?.map((type) => oneOf<EventType>(eventTypes, type, field));
  };
  return {
    filter: filterIn(body),
    types: typesIn('types'),
    exceptTypes: typesIn('exceptTypes'),
    from: from === undefined ? undefined : numberIn(body, 'from'),
    to: to === undefined ? undefined : numberIn(body, 'to'),
    after: after === undefined ? undefined : positionOf(after, 'after'),
    before: before === undefined ? undefined : positionOf(before, 'before'),
    order: order === undefined ? undefined : oneOf(eventsOrders, order, 'order'),
    limit: wholeIn(body, 'limit', 1),
  };
};
