import { BSON } from 'mongodb';
import { isDoc, type Doc } from './documents.ts';
import { kindOf } from './numbers.ts';

/** A document as stored: numbers keep their types, regular expressions their options. */
export const parseStored = (bytes: Uint8Array): Doc =>
  BSON.deserialize(bytes, { promoteValues: false, promoteBuffers: false, bsonRegExp: true });

/** A member of a document or, by its position, of an array; undefined where there is none. */
export function memberOf(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return /^\d+$/.test(name) ? (parent[Number(name)] as unknown) : undefined;
  return isDoc(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined;
}

/** Gives a document a field, whatever its name: `__proto__` is one as any other. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name !== '__proto__') doc[name] = value;
  else Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
}

/** The value at a path; undefined where it ends early. */
export const valueAt = (root: unknown, path: readonly string[]): unknown => path.reduce(memberOf, root);

const NAMES: Record<string, string> = {
  Binary: 'binData',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  DBRef: 'object',
  MaxKey: 'maxKey',
  MinKey: 'minKey',
  ObjectId: 'objectId',
  Timestamp: 'timestamp',
};

/** The name of a value's type. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  if (typeof value === 'boolean') return 'bool';
  return (
    kindOf(value) ?? (typeof value === 'object' ? (NAMES[(value as BsonValue)._bsontype!] ?? 'object') : typeof value)
  );
}

interface BsonValue {
  _bsontype?: string;
}
