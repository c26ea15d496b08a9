import { MaxKey, MinKey } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { typeBracket } from '../indexes/ranks.ts';

export interface Limit {
  value: unknown;
  inclusive: boolean;
}

/** What a filter demands of one field, so far as an index can use it. */
export interface FieldBounds {
  /** One of these. */
  equal?: unknown[];
  lower?: Limit;
  upper?: Limit;
}

export interface FilterBounds {
  fields: Map<string, FieldBounds>;
  /** Nothing of the filter was left out, so that who meets the bounds meets the filter. */
  exact: boolean;
}

const isOperators = (value: unknown): value is Doc => isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
/** A value to be met as it is, not a test. */
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
  visit(filter, bounds);
  for (const { equal, lower, upper } of bounds.fields.values()) {
    if (equal && (lower || upper)) bounds.exact = false;
    if (lower && upper && !sameType(lower.value, upper.value)) bounds.exact = false;
  }
  return bounds;
}

const sameType = (a: unknown, b: unknown) => typeBracket(encodeValue(a)[0]!)[0] === typeBracket(encodeValue(b)[0]!)[0];

/** What must all be met, with those within `$and`. */
export function* conditionsOf(filter: Doc): Generator<[field: string, condition: unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(condition) && condition.length > 0 && condition.every(isDoc))
      for (const part of condition) yield* conditionsOf(part);
    else yield [field, condition];
  }
}

function visit(filter: Doc, bounds: FilterBounds): void {
  for (const [field, condition] of conditionsOf(filter)) {
    if (field.startsWith('$')) bounds.exact = false;
    else if (isOperators(condition)) visitOperators(field, condition, bounds);
    else if (isPoint(condition)) equal(field, [condition], bounds);
    else bounds.exact = false;
  }
}

function visitOperators(field: string, condition: Doc, bounds: FilterBounds): void {
  for (const [operator, operand] of Object.entries(condition)) {
    const known = bounds.fields.get(field);
    if (operator === '$eq' && isPoint(operand)) equal(field, [operand], bounds);
    else if (operator === '$in' && Array.isArray(operand) && operand.every(isPoint)) equal(field, operand, bounds);
    else if ((operator === '$gt' || operator === '$gte') && isLimit(operand) && !known?.lower)
      ofField(field, bounds).lower = { value: operand, inclusive: operator === '$gte' };
    else if ((operator === '$lt' || operator === '$lte') && isLimit(operand) && !known?.upper)
      ofField(field, bounds).upper = { value: operand, inclusive: operator === '$lte' };
    else bounds.exact = false;
  }
}

function ofField(field: string, { fields }: FilterBounds): FieldBounds {
  const known = fields.get(field);
  if (known) return known;
  const made: FieldBounds = {};
  fields.set(field, made);
  return made;
}

function equal(field: string, values: unknown[], bounds: FilterBounds): void {
  const known = ofField(field, bounds);
  if (known.equal) bounds.exact = false;
  known.equal ??= values;
  // null is also what is missing, and what an index cannot tell from undefined
  if (values.some((value) => value === null)) bounds.exact = false;
}
