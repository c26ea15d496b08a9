import { MaxKey, MinKey } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { typeBracket } from '../indexes/ranks.ts';

export interface Limit {
  value: unknown;
  inclusive: boolean;
}

/** The conditions of a filter on one field that an index can use. */
export interface FieldBounds {
  /** One of these. */
  addEqual?: unknown[];
  lower?: Limit;
  upper?: Limit;
}

export interface FilterBounds {
  fields: Map<string, FieldBounds>;
  /** The bounds express the whole filter: a document within them matches it. */
  exact: boolean;
}

const isOperators = (value: unknown): value is Doc => isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
/** Whether a condition is a value to be equal to, and not operators. */
export const isPoint = (value: unknown): boolean => value !== undefined && !Array.isArray(value) && !isOperators(value);
const isLimit = (value: unknown): boolean =>
  isPoint(value) &&
  value !== null &&
  !isDoc(value) &&
  !(value instanceof MinKey) &&
  !(value instanceof MaxKey) &&
  value === value;

/** Splits a filter into bounds per field. */
export function boundsOf(filter: Doc): FilterBounds {
  const bounds: FilterBounds = { fields: new Map(), exact: true };
  collectBounds(filter, bounds);
  for (const { addEqual: equal, lower, upper } of bounds.fields.values()) {
    if (equal && (lower || upper)) bounds.exact = false;
    if (lower && upper && !sameType(lower.value, upper.value)) bounds.exact = false;
  }
  return bounds;
}

const sameType = (a: unknown, b: unknown) => typeBracket(encodeValue(a)[0]!)[0] === typeBracket(encodeValue(b)[0]!)[0];

/** The conditions that must all hold, with those within `$and`. */
export function* conditionsOf(filter: Doc): Generator<[field: string, condition: unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition) && condition.length > 0 && condition.every(isDoc))
      for (const part of condition) yield* conditionsOf(part);
    else yield [field, condition];
  }
}

function collectBounds(filter: Doc, bounds: FilterBounds): void {
  for (const [field, condition] of conditionsOf(filter)) {
    if (field.startsWith('$')) bounds.exact = false;
    else if (isOperators(condition)) collectOperatorBounds(field, condition, bounds);
    else if (isPoint(condition)) equal(field, [condition], bounds);
    else bounds.exact = false;
  }
}

function collectOperatorBounds(field: string, condition: Doc, bounds: FilterBounds): void {
  for (const [operator, operand] of Object.entries(condition)) {
    const fieldBounds = bounds.fields.get(field);
    if (operator === '$eq' && isPoint(operand)) equal(field, [operand], bounds);
    else if (operator === '$in' && Array.isArray(operand) && operand.every(isPoint)) equal(field, operand, bounds);
    else if ((operator === '$gt' || operator === '$gte') && isLimit(operand) && !fieldBounds?.lower)
      boundsOfField(field, bounds).lower = { value: operand, inclusive: operator === '$gte' };
    else if ((operator === '$lt' || operator === '$lte') && isLimit(operand) && !fieldBounds?.upper)
      boundsOfField(field, bounds).upper = { value: operand, inclusive: operator === '$lte' };
    else bounds.exact = false;
  }
}

function boundsOfField(field: string, { fields }: FilterBounds): FieldBounds {
  const existing = fields.get(field);
  if (existing) return existing;
  const created: FieldBounds = {};
  fields.set(field, created);
  return created;
}

function equal(field: string, values: unknown[], bounds: FilterBounds): void {
  const fieldBounds = boundsOfField(field, bounds);
  if (fieldBounds.addEqual) bounds.exact = false;
  fieldBounds.addEqual ??= values;
  // null also matches missing fields, and an index does not distinguish it from undefined
  if (values.some((value) => value === null)) bounds.exact = false;
}
