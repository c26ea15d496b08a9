import { ObjectId } from 'mongodb';
import type { Doc } from '../documents.ts';
import { checkDepth } from '../element-depth.ts';
import { ServerError } from '../errors.ts';
import { ID_INDEX, type IndexSpec } from '../indexes/index-spec.ts';
import { isShortened, keyPart } from '../indexes/key-encoding.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { parse } from '../documents.ts';
import type { Collection, KeyChange } from '../storage/collection.ts';
import type { WriteView } from './write-view.ts';

/** The key of a document's id; sets the collection's flag when it is too long to be stored whole. */
export function idKey(collection: Collection, id: unknown): Buffer {
  const encoded = encodeValue(id);
  if (isShortened(encoded)) collection.record.shortenedIds = true;
  return keyPart(encoded, false);
}

/** Adds a document. Throws DuplicateKey when its id or a unique key exists already. */
export function insertDocument(view: WriteView, collection: Collection, id: unknown, bytes: Buffer): void {
  const key = idKey(collection, id);
  if (view.get(collection, key)) throw duplicateKeyError(collection.ns, ID_INDEX, { _id: id });
  changeDocument(view, collection, key, undefined, bytes);
}

/** Changes or removes a document. Throws DuplicateKey when another document has a unique key. */
export function changeDocument(
  view: WriteView,
  collection: Collection,
  id: Buffer,
  before: Buffer | undefined,
  after: Buffer | undefined,
): void {
  if (after) checkDepth(after);
  const keys = collection.keyChanges(before, after);
  for (const change of keys) if (after) assertFree(view, collection, change, id, after);
  view.record({ collection, id, keys, before, after });
}

function assertFree(view: WriteView, collection: Collection, { index, added }: KeyChange, id: Buffer, after: Buffer) {
  for (const key of added) {
    index.assertFits(key, id);
    if (!index.spec.unique) continue;
    const owner = view.uniqueKeyOwner(index, key);
    if (owner && !owner.equals(id)) throw duplicateKeyError(collection.ns, index.spec, parse(after));
  }
}

/** The error of a second document under a unique key, with `keyPattern` and `keyValue`. */
export function duplicateKeyError(ns: string, spec: IndexSpec, doc: Doc): ServerError {
  const valueAt = (path: string) =>
    path.split('.').reduce<unknown>((value, name) => (value as Doc | null | undefined)?.[name], doc) ?? null;
  const keyValue = Object.fromEntries(Object.keys(spec.key).map((path) => [path, valueAt(path)]));
  const shownFields = Object.entries(keyValue).map(([path, value]) => `${path}: ${shownValue(value)}`);
  return new ServerError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${spec.name} dup key: { ${shownFields.join(', ')} }`,
    { keyPattern: spec.key, keyValue },
  );
}

const shownValue = (value: unknown): string =>
  value instanceof ObjectId
    ? `ObjectId('${value.toHexString()}')`
    : typeof value === 'bigint'
      ? String(value)
      : JSON.stringify(value);
