import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/accumulator';
import { isDoc } from '../documents.ts';
import { type CodeName, ServerError } from '../errors.ts';
import { kindOf, wholeNumber } from '../numbers.ts';
import { typeName } from '../stored-values.ts';
import { order } from './expressions.ts';
import { type Expression, isNullish } from './operands.ts';

const valuesOf = mingo.$push as unknown as Expression;

function manyOf(value: unknown): number {
  const refuse = (code: CodeName, why: string) => new ServerError(code, `'n' ${why}, found ${String(value)}`);
  if (!kindOf(value)) throw refuse('Location5787902', 'must be of integral type');
  const many = wholeNumber(value);
  if (many === undefined) throw refuse('Location5787903', 'must be of integral type');
  if (many <= 0) throw refuse('Location5787908', 'must be greater than 0');
  return many;
}

/** The first values in the order of all types, or the last: of a group, or of an array. What is null is no value. */
const extremes =
  (name: string, sign: 1 | -1): Expression =>
  (docs, operand, options) => {
    if (!isDoc(operand)) throw new ServerError('Location5787900', `specification of ${name} must be an object`);
    const other = Object.keys(operand).find((field) => field !== 'n' && field !== 'input');
    if (other) throw new ServerError('Location5787901', `Unknown argument for ${name}: ${other}`);
    if (!('n' in operand)) throw new ServerError('Location5787906', `Missing value for 'n' of ${name}`);
    if (!('input' in operand)) throw new ServerError('Location5787907', `Missing value for 'input' of ${name}`);
    const isGroup = Array.isArray(docs);
    const { local } = options as { local?: { groupId?: unknown } };
    const many = manyOf(evalExpr(isGroup ? local?.groupId : docs, operand.n, options));
    const values: unknown = (isGroup ? valuesOf : evalExpr)(docs, operand.input, options);
    if (!isGroup && isNullish(values)) return null;
    if (!Array.isArray(values))
      throw new ServerError('Location5788200', `Input of ${name} must be an array, found ${typeName(values)}`);
    return (values as unknown[])
      .filter((value) => !isNullish(value))
      .sort((a, b) => sign * order(a, b))
      .slice(0, many);
  };

export const $minN = extremes('$minN', 1);
export const $maxN = extremes('$maxN', -1);
