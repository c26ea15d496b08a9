import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { FilterBounds } from './bounds.ts';

export interface Order {
  reverse: boolean;
  merged: boolean;
}

/** More ranges than this are cheaper to sort than to merge. */
const MAX_MERGED = 100;

/** How to walk an index so that documents come in the requested order; undefined when no walk gives it. */
export function orderAlong(
  index: SecondaryIndex,
  order: readonly [field: string, direction: number][],
  { fields }: FilterBounds,
  equalFields: number,
  ranges: number,
  shortenedIds: boolean,
): Order | undefined {
  if (index.record.multikey || index.record.shortened) return undefined;
  const isFixed = (field: string) => fields.get(field)?.addEqual?.length === 1;
  const leading = index.fields.slice(0, equalFields).map(({ name }) => name);
  const requested = order.filter(([field]) => !(leading.includes(field) && isFixed(field)));
  if (requested.length === 0) return { reverse: false, merged: false };
  const whole = directions(index, (i) => i >= equalFields || !isFixed(leading[i]!), shortenedIds);
  const consecutive = walk(requested, whole, !!index.spec.unique);
  if (consecutive !== undefined) return { reverse: consecutive, merged: false };
  if (ranges > MAX_MERGED) return undefined;
  const rest = directions(index, (i) => i >= equalFields, shortenedIds);
  const merged = walk(requested, rest, false);
  return merged === undefined ? undefined : { reverse: merged, merged: true };
}

type Direction = [field: string, descending: boolean];

function directions(index: SecondaryIndex, isKept: (i: number) => boolean, shortenedIds: boolean): Direction[] {
  const remaining = index.fields
    .filter((_, i) => isKept(i))
    .map(({ name, descending }): Direction => [name, descending]);
  return index.spec.unique || shortenedIds ? remaining : [...remaining, ['_id', false]];
}

/** Whether to go backwards for the requested order; undefined when neither way gives it. */
function walk(
  requested: readonly [field: string, direction: number][],
  along: readonly Direction[],
  complete: boolean,
): boolean | undefined {
  const reverse = (requested[0]![1] === -1) !== along[0]?.[1];
  const meets = requested.every(([field, direction], i) => {
    const at = along[i];
    // past the last field of a unique key nothing is left to order
    if (!at) return complete && i >= along.length;
    return at[0] === field && ((direction === -1) !== at[1]) === reverse;
  });
  return meets ? reverse : undefined;
}
