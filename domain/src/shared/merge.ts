import { isEqual } from './equal.ts';
import type { FieldConflict } from './problem.ts';

/** What becomes of an edit in the record as it is now. */
export interface Merged<Fields> {
  /** What the edit changes. */
  readonly changes: Partial<Fields>;
  /** Fields that the edit and others have changed to different values. */
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Three-way merge: the rule of diff3 applied to whole fields (a list is one) instead of lines. A field that only the
 * edit has changed is applied, one that it left as it was is not, and one that both made the same is done already.
 * @param base the record on which the edit began; `undefined` when that is not known: then every difference may be a
 * change of both
 * @param theirs the record as it is now
 * @param mine the fields that were sent; those that are `undefined` were not
 */
export const merge = <Fields extends object>(
  base: Partial<Fields> | undefined,
  theirs: Partial<Fields>,
  mine: Partial<Fields>,
): Merged<Fields> => {
  const changes: Partial<Fields> = {};
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const value = mine[field];
    if (value === undefined || isEqual(value, theirs[field])) continue;
    if (base && isEqual(value, base[field])) continue;
    if (base && isEqual(theirs[field], base[field])) changes[field] = value;
    else
      conflicts.push({
        field,
        ...(base && { base: base[field] ?? null }),
        theirs: theirs[field] ?? null,
        mine: value,
      });
  }
  return { changes, conflicts };
};
