import { Context, evalExpr } from 'mingo/core';
import { Query } from 'mingo/query';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as queryOperators from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import type { Doc } from '../documents.ts';
import * as accumulators from '../aggregation/accumulators.ts';
import * as arithmetic from '../aggregation/arithmetic.ts';
import { $addFields } from '../aggregation/add-fields.ts';
import * as arrayExpressions from '../aggregation/array-expressions.ts';
import * as conversions from '../aggregation/conversions.ts';
import * as dates from '../aggregation/date-expressions.ts';
import * as division from '../aggregation/division.ts';
import * as extremes from '../aggregation/extremes.ts';
import * as expressions from '../aggregation/expressions.ts';
import * as ownStages from '../aggregation/stages.ts';
import { $group, $sort, $sortByCount } from '../aggregation/group.ts';
import * as ofMembers from '../aggregation/of-members.ts';
import { $project } from '../aggregation/project.ts';
import * as sets from '../aggregation/set-expressions.ts';
import * as texts from '../aggregation/text-expressions.ts';
import * as truth from '../aggregation/truth.ts';
import { $unwind } from '../aggregation/unwind.ts';
import * as arrays from './array-operators.ts';
import * as comparison from './comparison-operators.ts';
import * as logical from './logical-operators.ts';
import { $type } from './type-operator.ts';

/** Of these mingo does something else, or needs scripts. */
const { $redact, $setWindowFields, $fill, $densify, ...stages } = pipeline;
export const UNSUPPORTED_STAGES = Object.keys({ $redact, $setWindowFields, $fill, $densify });

export const operators = {
  accumulator: { ...accumulator, ...accumulators },
  expression: {
    ...expression,
    ...expressions,
    ...arrayExpressions,
    ...texts,
    ...arithmetic,
    ...division,
    ...conversions,
    ...ofMembers,
    ...extremes,
    ...sets,
    ...truth,
    ...dates,
  },
  projection,
  window,
  pipeline: { ...stages, ...ownStages, $group, $project, $sort, $sortByCount, $unwind, $addFields, $set: $addFields },
  query: { ...queryOperators, ...comparison, ...arrays, ...logical, $type },
};

export const expressionContext = Context.init(operators);

/** What every evaluation by mingo is given; scripts in queries stay off. The variables of `let` are constant expressions. */
export const expressionOptions = (variables: Doc = {}) => ({
  context: expressionContext,
  scriptEnabled: false,
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, evaluated({}, value)])),
});

/** The value of an expression for a document. */
export const evaluated = (doc: Doc, expression: unknown, variables?: Doc): unknown =>
  evalExpr(doc, expression, expressionOptions(variables) as Options);

/** A reusable test for a filter. Throws on what cannot be evaluated. */
export function matcher(filter: Doc, variables?: Doc): (doc: Doc) => boolean {
  const conditions = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== '$comment'));
  const query = new Query(conditions, expressionOptions(variables));
  return (doc) => query.test(doc);
}
