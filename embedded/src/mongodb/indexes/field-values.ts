import { isDoc } from '../documents.ts';
import { distinct, EMPTY_ARRAY_KEY, inverted, isShortened, keyPart } from './key-encoding.ts';
import { encodeValue } from './value-encoding.ts';

/** Every value a dotted path reaches, through arrays of documents; `undefined` where it ends early. */
export function valuesAt(value: unknown, path: readonly string[], from = 0, into: unknown[] = []): unknown[] {
  for (let i = from; i < path.length; i++) {
    if (Array.isArray(value)) {
      const position = Number(path[i]);
      if (Number.isInteger(position) && position >= 0 && position < value.length)
        valuesAt(value[position], path, i + 1, into);
      for (const member of value) if (isDoc(member)) valuesAt(member, path, i, into);
      return into;
    }
    if (!isDoc(value)) {
      into.push(undefined);
      return into;
    }
    const name = path[i]!;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  into.push(value);
  return into;
}

/** The path of the first array on the way along a path; undefined when there is none. */
export function firstArrayOnPath(doc: unknown, path: readonly string[]): string | undefined {
  let value = doc;
  for (const [i, name] of path.entries()) {
    if (!isDoc(value)) return undefined;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
    if (Array.isArray(value)) return path.slice(0, i + 1).join('.');
  }
  return undefined;
}

/** The value at the end of a path, if no array is on the way; else the first of the arrays. */
export function plainValue(doc: unknown, path: readonly string[]): unknown {
  let value = doc;
  for (const name of path) {
    if (Array.isArray(value)) return value;
    if (!isDoc(value)) return undefined;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

export interface FieldKeys {
  /** Distinct and in order. */
  keys: Buffer[];
  /** The field held several values or an array. */
  multiple: boolean;
  /** A key keeps only the beginning of its value. */
  shortened: boolean;
}

/** What one field adds to an index: a key for each of its values, arrays unwound. */
export function fieldKeys(doc: unknown, path: readonly string[], descending: boolean): FieldKeys {
  const reached = valuesAt(doc, path);
  const keys: Buffer[] = [];
  let multiple = reached.length !== 1;
  let shortened = false;
  const add = (value: unknown) => {
    const encoded = encodeValue(value);
    shortened ||= isShortened(encoded);
    keys.push(keyPart(encoded, descending));
  };
  for (const value of reached) {
    if (!Array.isArray(value)) {
      add(value);
      continue;
    }
    multiple = true;
    if (value.length === 0) keys.push(descending ? inverted(EMPTY_ARRAY_KEY) : EMPTY_ARRAY_KEY);
    value.forEach(add);
  }
  if (keys.length === 0) add(undefined);
  return { keys: distinct(keys), multiple, shortened };
}

export interface SortField {
  path: string[];
  descending: boolean;
}

/** The whole, unshortened key a document sorts by: of each field its least value, or its greatest when descending. */
export function sortKey(doc: unknown, fields: readonly SortField[]): Buffer {
  return Buffer.concat(
    fields.map(({ path, descending }) => {
      const encoded = valuesAt(doc, path).flatMap((value) =>
        Array.isArray(value) ? (value.length === 0 ? [EMPTY_ARRAY_KEY] : value.map(encodeValue)) : [encodeValue(value)],
      );
      const keys = distinct(encoded.length === 0 ? [encodeValue(undefined)] : encoded);
      return descending ? inverted(keys.at(-1)!) : keys[0]!;
    }),
  );
}
