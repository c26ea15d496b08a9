import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/accumulator';
import { isDoc, type Doc } from '../documents.ts';
import { type CodeName, ServerError } from '../errors.ts';
import { sortKey } from '../indexes/field-values.ts';
import { sortFields } from '../query/sorting.ts';
import { isEqual, isNumber } from '../query/value-order.ts';
import { typeName } from '../stored-values.ts';
import { type Expression, integral, isNullish, ofOperands } from './operands.ts';

function arrayOf(value: unknown, code: CodeName, name: string): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new ServerError(code, `${name} requires an array, but is given ${typeName(value)}`);
}

/** @throws ServerError of the first code for what is no number, of the second for one that is not whole */
function integerOf(value: unknown, notNumber: CodeName, notWhole: CodeName, name: string): number {
  const number = integral(value);
  if (number !== undefined) return number;
  throw new ServerError(
    isNumber(value) ? notWhole : notNumber,
    `${name} requires a whole number, but is given ${typeName(value)}`,
  );
}

export const $size = ofOperands('$size', 1, 1, (array) => arrayOf(array, 'Location17124', '$size').length);

function memberAt(name: string, array: unknown, index: unknown): unknown {
  if (isNullish(array) || isNullish(index)) return null;
  const members = arrayOf(array, 'Location28689', name);
  return members.at(integerOf(index, 'Location28690', 'Location28691', name));
}

export const $arrayElemAt = ofOperands('$arrayElemAt', 2, 2, (array, index) => memberAt('$arrayElemAt', array, index));

/** Of a group what the accumulator takes, of a document a member of an array. */
const orOfGroup =
  (accumulate: unknown, ofArray: Expression): Expression =>
  (docs, operand, options) =>
    (Array.isArray(docs) ? (accumulate as Expression) : ofArray)(docs, operand, options);

export const $first = orOfGroup(
  mingo.$first,
  ofOperands('$first', 1, 1, (array) => memberAt('$first', array, 0)),
);
export const $last = orOfGroup(
  mingo.$last,
  ofOperands('$last', 1, 1, (array) => memberAt('$last', array, -1)),
);

export const $slice = ofOperands('$slice', 2, 3, (array, from, ...rest) => {
  if (isNullish(array) || isNullish(from)) return null;
  const members = arrayOf(array, 'Location28724', '$slice');
  const start = integerOf(from, 'Location28725', 'Location28726', '$slice');
  if (rest.length === 0) return start < 0 ? members.slice(start) : members.slice(0, start);
  if (isNullish(rest[0])) return null;
  const many = integerOf(rest[0], 'Location28727', 'Location28728', '$slice');
  if (many <= 0) throw new ServerError('Location28729', 'Third argument to $slice must be positive');
  const first = start < 0 ? Math.max(0, members.length + start) : start;
  return members.slice(first, first + many);
});

export const $indexOfArray = ofOperands('$indexOfArray', 2, 4, (array, wanted, ...range) => {
  if (isNullish(array)) return null;
  const members = arrayOf(array, 'Location40090', '$indexOfArray');
  const [from = 0, to = members.length] = range.map((bound) =>
    integerOf(bound, 'Location40096', 'Location40096', '$indexOfArray'),
  );
  if (from < 0 || to < 0)
    throw new ServerError('Location40097', '$indexOfArray requires indexes that are not negative');
  return members.findIndex((member, i) => i >= from && i < to && wanted !== undefined && isEqual(member, wanted));
});

export const $in = ofOperands('$in', 2, 2, (wanted, array) => {
  const members = arrayOf(array, 'Location40081', '$in');
  return wanted !== undefined && members.some((member) => isEqual(member, wanted));
});

/** By their own order, or by that of fields in them. */
export const $sortArray: Expression = (doc, operand, options) => {
  if (!isDoc(operand)) throw new ServerError('Location2942500', '$sortArray requires an object as an argument');
  if (!('input' in operand)) throw new ServerError('Location2942502', "$sortArray requires 'input' to be specified");
  if (!('sortBy' in operand)) throw new ServerError('Location2942503', "$sortArray requires 'sortBy' to be specified");
  const input = evalExpr(doc, operand.input, options);
  if (isNullish(input)) return null;
  const by: Doc = isDoc(operand.sortBy) ? operand.sortBy : { member: operand.sortBy };
  const fields = sortFields(by);
  const isWhole = by !== operand.sortBy;
  return arrayOf(input, 'Location2942504', '$sortArray')
    .map((member) => ({ member, key: sortKey(isWhole ? { member: [member] } : isDoc(member) ? member : {}, fields) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ member }) => member);
};

export const $concatArrays = ofOperands('$concatArrays', 0, Infinity, (...arrays) => {
  const joined: unknown[] = [];
  for (const array of arrays) {
    if (isNullish(array)) return null;
    for (const member of arrayOf(array, 'Location28664', '$concatArrays')) joined.push(member);
  }
  return joined;
});
