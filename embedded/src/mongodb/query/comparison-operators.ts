import type { Options } from 'mingo/types';
import type { Doc } from '../documents.ts';
import { reach } from '../indexes/field-values.ts';
import { memberOf } from './member-of.ts';
import { isEqual, ordering } from './value-order.ts';

export type Predicate = (doc: Doc) => boolean;
export type Operator = (selector: string, operand: unknown, options: Options) => Predicate;
type Test = (value: unknown, operand: unknown) => boolean;

/**
 * mingo's comparison operators compare binaries through lossy text, know no int64 and order strings by UTF-16:
 * these follow the order of the index keys instead.
 */
export const onAnyValue =
  (test: Test): Operator =>
  (selector, operand) => {
    const path = selector.split('.');
    return (doc) =>
      reach(doc, path).some(
        (value) => test(value, operand) || (Array.isArray(value) && value.some((member) => test(member, operand))),
      );
  };

const not =
  (operator: Operator): Operator =>
  (selector, operand, options) => {
    const predicate = operator(selector, operand, options);
    return (doc) => !predicate(doc);
  };

const isOrdered = (accepts: (order: number) => boolean): Test => {
  return (value, operand) => {
    const order = ordering(value, operand);
    return order !== undefined && accepts(order);
  };
};

/** Numbers only; mingo's takes whatever can be made one. */
export const $mod: Operator = (selector, operand, options) => {
  const [divisor, remainder] = Array.isArray(operand) ? operand.map(Number) : [];
  if (!divisor || remainder === undefined || Number.isNaN(remainder))
    throw new Error('malformed mod, it needs a divisor other than 0 and a remainder');
  const test: Test = (value) =>
    typeof value === 'number' && Math.trunc(value) % Math.trunc(divisor) === Math.trunc(remainder);
  return onAnyValue(test)(selector, operand, options);
};

export const $eq = onAnyValue(isEqual);
export const $ne = not($eq);
export const $in: Operator = (selector, operand, options) => {
  if (!Array.isArray(operand)) throw new Error('$in needs an array');
  return onAnyValue(memberOf(operand))(selector, operand, options);
};
export const $nin = not($in);
export const $gt = onAnyValue(isOrdered((order) => order > 0));
export const $gte = onAnyValue(isOrdered((order) => order >= 0));
export const $lt = onAnyValue(isOrdered((order) => order < 0));
export const $lte = onAnyValue(isOrdered((order) => order <= 0));
