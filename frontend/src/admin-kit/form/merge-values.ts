import type { FieldSpec, FormValues } from './field-spec.ts';

/** Names of fields that are one value of the record together: a subcategory belongs to its category. */
const fieldGroups = (fields: readonly FieldSpec[]): readonly (readonly string[])[] => {
  const cleared = new Set(fields.map(({ clears }) => clears));
  return fields
    .filter(({ name }) => !cleared.has(name))
    .map(({ name, clears }) => (clears === undefined ? [name] : [name, clears]));
};

export interface Collision {
  readonly field: string;
  readonly names: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

interface MergedValues {
  /** The record as it is now, with what was changed in the form. */
  readonly values: FormValues;
  readonly collisions: readonly Collision[];
}

const pickValues = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
export const includesValues = (values: FormValues, expected: FormValues): boolean =>
  Object.entries(expected).every(([name, value]) => (values[name] ?? '') === value);

/**
 * Applies the values that were changed in a form to the record as it is now.
 * @param before the values on which the form began
 * @param conflictingFields names of the fields that the service reports as conflicts
 */
export function mergeValues(
  fields: readonly FieldSpec[],
  before: FormValues,
  theirs: FormValues,
  mine: FormValues,
  conflictingFields: readonly string[],
): MergedValues {
  const values = { ...theirs };
  const collisions: Collision[] = [];
  for (const names of fieldGroups(fields)) {
    const ours = pickValues(mine, names);
    if (includesValues(before, ours)) continue;
    Object.assign(values, ours);
    if (names.some((name) => conflictingFields.includes(name)) && !includesValues(theirs, ours))
      collisions.push({ field: names[0]!, names, mine: ours, theirs: pickValues(theirs, names) });
  }
  return { values, collisions };
}

/**
 * The parts of a request that differ from the one before.
 * @param before built by the same function as `after`, so that equal parts have their keys in the same order
 */
export const changedParts = <Body extends object>(before: Body, after: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Body]),
    ),
  ) as Partial<Body>;
