import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { Any } from 'mingo/types';
import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { typeName } from '../stored-values.ts';
import { type Expression, isTrue, ofOperands } from './operands.ts';

const listOf = (operand: Any): Any[] => (Array.isArray(operand) ? operand : [operand]);

export const $and: Expression = (doc, operand, options) =>
  listOf(operand).every((each) => isTrue(evalExpr(doc, each, options)));
export const $or: Expression = (doc, operand, options) =>
  listOf(operand).some((each) => isTrue(evalExpr(doc, each, options)));
export const $not = ofOperands('$not', 1, 1, (value) => !isTrue(value));

export const $cond: Expression = (doc, operand, options) => {
  const parts: Any[] = Array.isArray(operand) ? operand : partsOf(operand);
  if (parts.length !== 3) throw new ServerError('Location16020', 'Expression $cond takes exactly 3 arguments');
  const [condition, then, otherwise] = parts;
  return evalExpr(doc, isTrue(evalExpr(doc, condition, options)) ? then : otherwise, options);
};

function partsOf(operand: unknown): Any[] {
  const given: Doc = isDoc(operand) ? operand : {};
  const other = Object.keys(given).find((name) => !['if', 'then', 'else'].includes(name));
  if (other) throw new ServerError('Location17083', `Unrecognized parameter to $cond: ${other}`);
  if (!('if' in given)) throw new ServerError('Location17080', "Missing 'if' parameter to $cond");
  if (!('then' in given)) throw new ServerError('Location17081', "Missing 'then' parameter to $cond");
  if (!('else' in given)) throw new ServerError('Location17082', "Missing 'else' parameter to $cond");
  return [given.if, given.then, given.else];
}

export const $switch: Expression = (doc, operand, options) => {
  const { branches = [], ...rest } = operand as { branches?: { case: Any; then: Any }[]; default?: Any };
  const taken = branches.find((branch) => isTrue(evalExpr(doc, branch.case, options)));
  if (taken) return evalExpr(doc, taken.then, options);
  if ('default' in rest) return evalExpr(doc, rest.default, options);
  throw new ServerError('Location40066', '$switch could not find a matching branch for an input, and no default');
};

export const $filter: Expression = (doc, operand, options) => {
  if (!isDoc(operand)) throw new ServerError('Location28646', '$filter only supports an object as its argument');
  return (mingo.$filter as Expression)(doc, { ...operand, cond: { $and: [operand.cond] } }, options);
};

export const $anyElementTrue = ofOperands('$anyElementTrue', 1, 1, (members) => {
  if (Array.isArray(members)) return members.some(isTrue);
  throw new ServerError('Location17041', `$anyElementTrue's argument must be an array, but is ${typeName(members)}`);
});

export const $allElementsTrue = ofOperands('$allElementsTrue', 1, 1, (members) => {
  if (Array.isArray(members)) return members.every(isTrue);
  throw new ServerError('Location17040', `$allElementsTrue's argument must be an array, but is ${typeName(members)}`);
});
