import { Context } from 'mingo/core';
import { Query } from 'mingo/query';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as queryOperators from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import type { Doc } from '../documents.ts';
import * as comparison from './comparison-operators.ts';

export const operators = {
  accumulator,
  expression,
  projection,
  window,
  pipeline,
  query: { ...queryOperators, ...comparison },
};

export const expressionContext = Context.init(operators);

/** What every evaluation by mingo is given; scripts in queries stay off. */
export const expressionOptions = (variables?: Doc) => ({ context: expressionContext, scriptEnabled: false, variables });

/** A reusable test for a filter. Throws on what cannot be evaluated. */
export function matcher(filter: Doc, variables?: Doc): (doc: Doc) => boolean {
  const conditions = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== '$comment'));
  const query = new Query(conditions, expressionOptions(variables));
  return (doc) => query.test(doc);
}
