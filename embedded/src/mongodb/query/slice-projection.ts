import { isDoc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { wholeNumber } from '../numbers.ts';
import { memberOf } from '../stored-values.ts';

/** What a `$slice` of a projection leaves of an array. */
export function slicer(operand: unknown): (array: unknown[]) => unknown[] {
  const count = wholeNumber(operand);
  if (count !== undefined) return (array) => (count < 0 ? array.slice(count) : array.slice(0, count));
  const [skip, limit] = Array.isArray(operand) ? operand.map(wholeNumber) : [];
  if (skip === undefined || limit === undefined || limit <= 0)
    throw new ServerError('Location28724', '$slice needs a number, or an array of how many to skip and to take');
  return (array) => array.slice(skip).slice(0, limit);
}

/** Slices the arrays at a path, in place; it leads through arrays of documents. */
export function sliceAt(value: unknown, path: readonly string[], slice: (array: unknown[]) => unknown[]): void {
  if (Array.isArray(value)) for (const member of value) sliceAt(member, path, slice);
  if (!isDoc(value)) return;
  const [name = '', ...rest] = path;
  const inner = memberOf(value, name);
  if (rest.length > 0) sliceAt(inner, rest, slice);
  else if (Array.isArray(inner)) value[name] = slice(inner);
}
