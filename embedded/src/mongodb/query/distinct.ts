import { fieldReader } from '../elements.ts';
import { valuesAt } from '../indexes/field-values.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import type { Collection } from '../storage/collection.ts';
import { find, type Search } from './find.ts';

/** The different values of a field in what a search selects, arrays unwound, in their order. */
export function* distinctValues(
  collection: Collection,
  field: string,
  search: Search,
): Generator<undefined, unknown[]> {
  const path = field.split('.');
  const read = fieldReader([path[0]!]);
  const values = new Map<string, unknown>();
  for (const next of find(collection, search)) {
    if (!next) {
      yield next;
      continue;
    }
    for (const value of valuesAt(read(next.bytes), path).flatMap((v) => (Array.isArray(v) ? (v as unknown[]) : [v])))
      if (value !== undefined) values.set(encodeValue(value).toString('latin1'), value);
  }
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
