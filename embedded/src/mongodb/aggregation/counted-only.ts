import { isDoc, type Doc } from '../documents.ts';
import { isEqual } from '../query/value-order.ts';
import type { Search } from '../query/find.ts';
import { pushedDown } from './push-down.ts';

/** A pipeline that only counts what it selects, as `countDocuments` sends it, and the document it makes of the number. */
export function countedOnly(pipeline: readonly Doc[]): { search: Search; shape: (n: number) => Doc } | undefined {
  const { search, rest } = pushedDown(pipeline);
  const [last] = rest;
  if (rest.length !== 1 || !last || search.sort) return undefined;
  const { $count, $group } = last;
  if (typeof $count === 'string') return { search, shape: (n) => ({ [$count]: n }) };
  if (!isDoc($group)) return undefined;
  const { _id, ...sums } = $group;
  const [[name, sum] = [], other] = Object.entries(sums);
  const isConstant = typeof _id !== 'string' && (typeof _id !== 'object' || _id === null);
  if (!name || other || !isConstant || !isEqual(sum, { $sum: 1 })) return undefined;
  return { search, shape: (n) => ({ _id: _id ?? null, [name]: n }) };
}
