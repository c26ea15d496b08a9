import { evalExpr } from 'mingo/core';
import { Query } from 'mingo/query';
import { $and as mingoAnd, $nor as mingoNor, $or as mingoOr } from 'mingo/operators/query';
import { assertPaths } from '../aggregation/field-paths.ts';
import { isTrue } from '../aggregation/operands.ts';
import { isDoc, type Doc } from '../documents.ts';
import type { Operator } from './comparison-operators.ts';

const ofBranches =
  (name: string, operator: typeof mingoAnd): Operator =>
  (selector, branches, options) => {
    if (!Array.isArray(branches) || branches.length === 0) throw new Error(`${name} must be a nonempty array`);
    if (!branches.every(isDoc)) throw new Error(`${name} entries need to be full objects`);
    return operator(selector, branches, options);
  };

export const $and = ofBranches('$and', mingoAnd);
export const $or = ofBranches('$or', mingoOr);
export const $nor = ofBranches('$nor', mingoNor);

/** A filter by an expression. */
export const $expr: Operator = (_, expression, options) => {
  assertPaths(expression);
  return (doc: Doc) => isTrue(evalExpr(doc, expression, options));
};

export const $not: Operator = (selector, condition, options) => {
  const isOperators = isDoc(condition) && Object.keys(condition)[0]?.startsWith('$');
  if (!isOperators && !(condition instanceof RegExp)) throw new Error('$not needs a regex or a document of operators');
  const query = new Query({ [selector]: condition }, options);
  return (doc: Doc) => !query.test(doc);
};
