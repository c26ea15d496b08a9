import * as mingo from 'mingo/operators/accumulator';
import type { Any, Options } from 'mingo/types';
import type { Doc } from '../documents.ts';
import { sortKey } from '../indexes/field-values.ts';
import { ADDITION, combined, kindOf } from '../numbers.ts';
import { sortFields } from '../query/sorting.ts';
import { computable } from '../stored-values.ts';
import { order } from './expressions.ts';

export type Accumulator = (docs: Any[], operand: Any, options: Options) => Any;

const valuesOf = mingo.$push as unknown as Accumulator;
const NO_VALUE = Symbol('no value');

/** Documents in which the operand is missing add nothing. */
export const $push: Accumulator = (docs, operand, options) => {
  const marked = { $ifNull: [operand, { $cond: [{ $eq: [{ $type: operand }, 'missing'] }, NO_VALUE, null] }] };
  const values = valuesOf(docs, operand === null || operand === undefined ? operand : marked, options) as Any[];
  return values.filter((value) => value !== NO_VALUE);
};

const numbersOf = (docs: Any[], operand: Any, options: Options) =>
  (valuesOf(docs, operand, options) as Any[]).filter((value) => kindOf(value));

/** Doubles and small integers as they are, what needs more digits in its own type. */
const total = (numbers: Any[]): unknown =>
  numbers.reduce(
    (sum, value) =>
      typeof sum === 'number' && typeof value === 'number' ? sum + value : computable(combined(ADDITION, sum, value)),
    0,
  );

export const $sum: Accumulator = (docs, operand, options) =>
  typeof operand === 'number' ? docs.length * operand : total(numbersOf(docs, operand, options));

export const $avg: Accumulator = (docs, operand, options) => {
  const numbers = numbersOf(docs, operand, options);
  return numbers.length > 0 ? Number(String(total(numbers))) / numbers.length : null;
};

/** The first value in the order of all types, or the last; null for none. */
const extreme =
  (sign: 1 | -1): Accumulator =>
  (docs, operand, options) =>
    (valuesOf(docs, operand, options) as unknown[]).reduce<unknown>((best, value) => {
      if (value === null || value === undefined) return best;
      return best === null || sign * order(value, best) < 0 ? value : best;
    }, null);

export const $min = extreme(1);
export const $max = extreme(-1);

export const $stdDevSamp: Accumulator = (docs, operand, options) => {
  const deviation = (mingo.$stdDevSamp as unknown as Accumulator)(docs, operand, options);
  return Number.isNaN(deviation) ? null : deviation;
};

/** The documents of a group in the order of `sortBy`, and what `choose` takes of them. */
const chosen =
  (choose: (sorted: Any[], count: number) => Any[]): Accumulator =>
  (docs, operand, options) => {
    const { n = 1, sortBy, output } = operand as { n?: number; sortBy: Doc; output: Any };
    const fields = sortFields(sortBy);
    const keyed = docs.map((doc) => ({ doc, key: sortKey(doc, fields) }));
    const sorted = keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ doc }) => doc);
    return valuesOf(choose(sorted, n), output, options);
  };

export const $topN = chosen((sorted, count) => sorted.slice(0, count));
export const $bottomN = chosen((sorted, count) => sorted.slice(-count));

const first =
  (ofMany: Accumulator): Accumulator =>
  (docs, operand, options) =>
    (ofMany(docs, operand, options) as Any[])[0];

export const $top = first($topN);
export const $bottom = first($bottomN);
