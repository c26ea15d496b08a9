import { $bucketAuto as mingoBucketAuto, $count as mingoCount, $sample as mingoSample } from 'mingo/operators/pipeline';
import { Lazy, type Iterator } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { evalExpr } from 'mingo/core';
import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { typeName } from '../stored-values.ts';
import { $group, $sort } from './group.ts';

/** As mingo's, but of nothing there is no count. */
export const $count = (documents: Iterator, name: string, options: Options): Iterator =>
  mingoCount(documents, name, options).filter((counted) => (counted as Record<string, number>)[name] !== 0);

/** The id comes first, as it does in what is stored. */
export const $bucketAuto: typeof mingoBucketAuto = (documents, spec, options) =>
  mingoBucketAuto(documents, spec, options).map((given) => {
    const { _id, ...rest } = given as Doc;
    return { _id, ...rest };
  });

const rooted = (documents: Iterator, expression: unknown, options: Options): Iterator =>
  documents.map((given) => {
    const root = evalExpr(given, expression, options);
    if (!isDoc(root))
      throw new ServerError(
        'Location40228',
        `'newRoot' must evaluate to an object, but it is of type ${typeName(root)}`,
      );
    return root;
  });

/** Also an empty document is a root; mingo's refuses it without MongoDB's code. */
export const $replaceRoot = (documents: Iterator, { newRoot }: { newRoot: unknown }, options: Options): Iterator =>
  rooted(documents, newRoot, options);
export const $replaceWith = rooted;

/** Each document once at most; mingo's puts them back. */
export const $sample: typeof mingoSample = (documents, { size }) =>
  documents.transform((given) => {
    const drawn = [...given];
    const many = Math.min(size, drawn.length);
    for (let i = 0; i < many; i++) {
      const j = i + Math.floor(Math.random() * (drawn.length - i));
      [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
    }
    return Lazy(drawn.slice(0, many));
  });

interface BucketSpec {
  groupBy: unknown;
  boundaries: unknown[];
  default?: unknown;
  output?: Doc;
}

/** Groups by the ranges between boundaries, each with its lower one; mingo's puts a value on a boundary below it. */
export function $bucket(documents: Iterator, spec: BucketSpec, options: Options): Iterator {
  const { groupBy, boundaries, output = { count: { $sum: 1 } } } = spec;
  const branches = boundaries.slice(0, -1).map((lower, index) => ({
    case: { $and: [{ $gte: [groupBy, lower] }, { $lt: [groupBy, boundaries[index + 1]] }] },
    then: { $literal: lower },
  }));
  const otherwise = 'default' in spec ? { default: { $literal: spec.default } } : {};
  const grouped = $group(documents, { _id: { $switch: { branches, ...otherwise } }, ...output }, options);
  return $sort(grouped, { _id: 1 }, options);
}
