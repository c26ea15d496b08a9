import { $elemMatch as mingoElemMatch, $size as mingoSize } from 'mingo/operators/query';
import { isDoc } from '../documents.ts';
import { wholeNumber } from '../numbers.ts';
import { $eq, type Operator, onAnyValue } from './comparison-operators.ts';
import { textTest } from './text-pattern.ts';

/** A text, or one of an array, that the pattern matches. */
export const $regex: Operator = (selector, pattern, options) => {
  const isMet = textTest(pattern instanceof RegExp ? pattern : new RegExp(String(pattern)));
  return onAnyValue((value) => typeof value === 'string' && isMet(value))(selector, pattern, options);
};

/** Every one of the operands is met, by a member or by a value alone. */
export const $all: Operator = (selector, operands, options) => {
  if (!Array.isArray(operands)) throw new Error('$all needs an array');
  const tests = operands.map((operand: unknown) => {
    if (isDoc(operand) && '$elemMatch' in operand) return $elemMatch(selector, operand.$elemMatch, options);
    return (operand instanceof RegExp ? $regex : $eq)(selector, operand, options);
  });
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
};

export const $elemMatch: Operator = (selector, condition, options) => {
  if (!isDoc(condition)) throw new Error('$elemMatch needs an Object');
  return mingoElemMatch(selector, condition, options);
};

export const $size: Operator = (selector, size, options) => {
  const length = wholeNumber(size);
  if (length === undefined || length < 0) throw new Error('$size needs a whole number that is not negative');
  return mingoSize(selector, length, options);
};
