import { isDoc, type Doc } from '../../documents.ts';
import { sortKey } from '../../indexes/field-values.ts';
import { encodeValue } from '../../indexes/value-encoding.ts';
import { sortFields } from '../../query/sorting.ts';
import { typeName } from '../../stored-values.ts';
import { wholeNumber } from '../../numbers.ts';
import { badValue } from './operator.ts';

const MODIFIERS = new Set(['$each', '$slice', '$sort', '$position']);

/**
 * What `$push` makes of an array: values put in at a position, all of it sorted, then cut.
 * @throws ServerError BadValue on modifiers that are none
 */
export function pushed(values: readonly unknown[], modifiers: Doc): (array: readonly unknown[]) => unknown[] {
  const other = Object.keys(modifiers).find((name) => !MODIFIERS.has(name));
  if (other) throw badValue(`Unrecognized clause in $push: ${other}`);
  const position = modifier(modifiers, '$position') ?? Infinity;
  const slice = modifier(modifiers, '$slice');
  const sort = '$sort' in modifiers ? sorter(modifiers.$sort) : undefined;
  return (array) => {
    const at = position < 0 ? Math.max(0, array.length + position) : position;
    const all = [...array.slice(0, at), ...values, ...array.slice(at)];
    sort?.(all);
    if (slice === undefined) return all;
    return slice < 0 ? all.slice(slice) : all.slice(0, slice);
  };
}

function modifier(modifiers: Doc, name: '$position' | '$slice'): number | undefined {
  if (!(name in modifiers)) return undefined;
  const value = wholeNumber(modifiers[name]);
  if (value === undefined)
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(modifiers[name])}`);
  return value;
}

function sorter(order: unknown): (array: unknown[]) => void {
  if (isDoc(order)) {
    const fields = sortFields(order);
    if (fields.length === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
    return byKey((member) => sortKey(member, fields));
  }
  const direction = wholeNumber(order);
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return byKey(encodeValue, direction);
}

/** In place, and stable. */
const byKey =
  (keyOf: (member: unknown) => Buffer, direction = 1) =>
  (array: unknown[]): void => {
    const keyed = array.map((member) => ({ member, key: keyOf(member) }));
    keyed.sort((a, b) => direction * Buffer.compare(a.key, b.key));
    keyed.forEach(({ member }, i) => (array[i] = member));
  };
