import { evalExpr } from 'mingo/core';
import { Lazy, type Iterator } from 'mingo/lazy';
import type { $sort as mingoSort } from 'mingo/operators/pipeline';
import type { Any, Options } from 'mingo/types';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { sortFields } from '../query/sorting.ts';
import { sortKey } from '../indexes/field-values.ts';
import { plainOptions } from './plain-options.ts';

interface Group {
  id: unknown;
  documents: Any[];
}

/** Documents by the value of an expression: equal numbers of any type are one, what is missing is null. */
export function $group(documents: Iterator, { _id: by, ...fields }: Doc, options: Options): Iterator {
  const plain = plainOptions(options);
  return documents.transform((given) => {
    const groups = new Map<string, Group>();
    for (const document of given) {
      const id = evalExpr(document, by, plain) ?? null;
      const name = typeof id === 'string' ? `"${id}` : encodeValue(id).toString('latin1');
      const group = groups.get(name);
      if (group) group.documents.push(document);
      else groups.set(name, { id, documents: [document] });
    }
    return Lazy(accumulated(groups.values(), fields, plain));
  });
}

function* accumulated(groups: Iterable<Group>, fields: Doc, options: Options): Generator<Doc> {
  for (const { id, documents } of groups) {
    // an accumulator may take how many it keeps from the id
    const ofGroup = { ...options, local: { groupId: id } };
    const made: Doc = { _id: id };
    for (const [field, accumulator] of Object.entries(fields)) {
      const value = accumulate(documents, accumulator as Doc, ofGroup);
      if (value !== undefined) made[field] = value;
    }
    yield made;
  }
}

function accumulate(documents: Any[], accumulator: Doc, options: Options): unknown {
  const [[name, operand] = ['', undefined]] = Object.entries(accumulator);
  const { context } = options;
  type Accumulate = (documents: Any[], operand: unknown, options: Options) => unknown;
  const operator = (context.getOperator('expression' as never, name) ??
    context.getOperator('accumulator' as never, name)) as Accumulate | null;
  if (!operator) throw new ServerError('Location15952', `unknown group operator '${name}'`);
  return operator(documents, operand, options);
}

/** Documents in the order of all types; equal ones keep theirs. */
export const $sort: typeof mingoSort = (documents, sort) => {
  const fields = sortFields(sort);
  return documents.transform((given) => {
    const keyed = [...(given as Doc[])].map((document) => ({ document, key: sortKey(document, fields) }));
    return Lazy(keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ document }) => document));
  });
};

/** How many documents there are of each value, the most first. */
export const $sortByCount = (documents: Iterator, by: unknown, options: Options): Iterator =>
  $sort($group(documents, { _id: by, count: { $sum: 1 } }, options), { count: -1 }, options);
