import { ServerError } from '../errors.ts';
import { ADDITION, combined, kindOf, MULTIPLICATION } from '../numbers.ts';
import { computable, typeName } from '../stored-values.ts';
import { isNullish, ofOperands } from './operands.ts';

const sum = (a: unknown, b: unknown): unknown =>
  typeof a === 'number' && typeof b === 'number' ? a + b : computable(combined(ADDITION, a, b));
const product = (a: unknown, b: unknown): unknown =>
  typeof a === 'number' && typeof b === 'number' ? a * b : computable(combined(MULTIPLICATION, a, b));

const wrongType = (why: string) => new ServerError('TypeMismatch', why);
const shifted = (date: Date, ms: unknown): Date => new Date(date.getTime() + Number(String(ms)));

/** Of numbers of any type, and of a date and milliseconds. */
export const $add = ofOperands('$add', 0, Infinity, (...operands) => {
  if (operands.some(isNullish)) return null;
  const dates = operands.filter((operand) => operand instanceof Date);
  const others = operands.filter((operand) => !(operand instanceof Date));
  const other = others.find((operand) => !kindOf(operand));
  if (other !== undefined) throw wrongType(`$add only supports numeric or date types, not ${typeName(other)}`);
  if (dates.length > 1) throw new ServerError('Location16612', 'only one date allowed in an $add expression');
  const total = others.reduce(sum, 0);
  return dates[0] ? shifted(dates[0], total) : total;
});

export const $multiply = ofOperands('$multiply', 0, Infinity, (...operands) => {
  if (operands.some(isNullish)) return null;
  const other = operands.find((operand) => !kindOf(operand));
  if (other !== undefined) throw wrongType(`$multiply only supports numeric types, not ${typeName(other)}`);
  return operands.reduce(product, 1);
});

export const $subtract = ofOperands('$subtract', 2, 2, (from, what) => {
  if (isNullish(from) || isNullish(what)) return null;
  if (from instanceof Date && what instanceof Date) return from.getTime() - what.getTime();
  if (!(kindOf(from) || from instanceof Date) || !kindOf(what))
    throw wrongType(`can't $subtract ${typeName(what)} from ${typeName(from)}`);
  const negative = product(what, -1);
  return from instanceof Date ? shifted(from, negative) : sum(from, negative);
});
