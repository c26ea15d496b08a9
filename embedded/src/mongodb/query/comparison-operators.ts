import { BSONRegExp } from 'mongodb';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { valuesAt } from '../indexes/field-values.ts';
import { wholeNumber } from '../numbers.ts';
import { isEqual, ordering } from './value-order.ts';
import { encodeValue } from '../indexes/value-encoding.ts';

const nameOf = (value: unknown): string => encodeValue(value ?? null).toString('latin1');

/** Whether a value is one of the operands; costs the same for one operand and for many. */
export function membershipTest(operands: readonly unknown[]): (value: unknown) => boolean {
  const plain = new Set<unknown>(operands.filter((each) => typeof each === 'string' || typeof each === 'number'));
  const others = operands.filter((each) => !plain.has(each));
  const otherNames = new Set(others.map(nameOf));
  const numbers = new Set([...plain].filter((each) => typeof each === 'number').map(nameOf));
  return (value) => {
    if (typeof value === 'string') return plain.has(value);
    if (typeof value === 'number' && plain.has(value)) return true;
    if (otherNames.size === 0 && (typeof value === 'number' || numbers.size === 0)) return false;
    const name = nameOf(value);
    return otherNames.has(name) || numbers.has(name);
  };
}

export type Predicate = (doc: Doc) => boolean;
/** Makes a test of the values at a path. */
type Operator = (path: readonly string[], operand: unknown) => Predicate;
type Test = (value: unknown, operand: unknown) => boolean;

const badValue = (message: string) => new ServerError('BadValue', message);

/** A test that a value at the path passes, or a member of one that is an array. */
const onAnyValue =
  (test: Test): Operator =>
  (path, operand) =>
  (doc) =>
    valuesAt(doc, path).some(
      (value) => test(value, operand) || (Array.isArray(value) && value.some((member) => test(member, operand))),
    );

const not =
  (operator: Operator): Operator =>
  (path, operand) => {
    const predicate = operator(path, operand);
    return (doc) => !predicate(doc);
  };

const isOrdered = (accepts: (order: number) => boolean): Test => {
  return (value, operand) => {
    const order = ordering(value, operand);
    return order !== undefined && accepts(order);
  };
};

const $eq = onAnyValue(isEqual);

const $in: Operator = (path, operand) => {
  if (!Array.isArray(operand)) throw badValue('$in needs an array');
  operand.forEach(assertComparable);
  return onAnyValue(membershipTest(operand))(path, operand);
};

const isPresent: Operator = (path) => (doc) => valuesAt(doc, path).some((value) => value !== undefined);
const $exists: Operator = (path, size) => (size ? isPresent : not(isPresent))(path, size);

const $size: Operator = (path, operand) => {
  const length = wholeNumber(operand);
  if (length === undefined || length < 0) throw badValue('$size needs a whole number that is not negative');
  return (doc) => valuesAt(doc, path).some((value) => Array.isArray(value) && value.length === length);
};

/** The operators that a condition on a field may have. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$eq', $eq],
  ['$ne', not($eq)],
  ['$gt', onAnyValue(isOrdered((order) => order > 0))],
  ['$gte', onAnyValue(isOrdered((order) => order >= 0))],
  ['$lt', onAnyValue(isOrdered((order) => order < 0))],
  ['$lte', onAnyValue(isOrdered((order) => order <= 0))],
  ['$in', $in],
  ['$nin', not($in)],
  ['$exists', $exists],
  ['$size', $size],
]);

/** @throws ServerError BadValue for a regular expression, which no operator matches by */
export function assertComparable(operand: unknown): void {
  if (operand instanceof RegExp || operand instanceof BSONRegExp)
    throw badValue('regular expressions in filters are not supported');
}
