import { BSON, ObjectId } from 'mongodb';
import { checkSize, isDoc, type Doc } from '../documents.ts';
import { cutter, fieldNames, firstName, picker } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { insertDocument } from './changes.ts';
import type { WriteView } from './write-view.ts';

const readId = picker(['_id']);

/** Stores a document as it came, with an id put in front when it has none. */
export function insert(view: WriteView, collection: Collection, given: Buffer): void {
  const { _id } = readId(given);
  const id = _id ?? (hasId(given) ? null : new ObjectId());
  const bytes = _id === undefined && id !== null ? withId(given, id) : idFirst(given, id);
  checkId(id);
  checkSize(bytes);
  insertDocument(view, collection, id, bytes);
}

const hasId = (given: Buffer) => '_id' in readId(given);

/** A document's BSON with an `_id` before its fields. */
export function withId(given: Buffer, id: unknown): Buffer {
  const head = Buffer.from(BSON.serialize({ _id: id }));
  const bytes = Buffer.concat([head.subarray(0, -1), given.subarray(4)]);
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}

/** A copy of a document's BSON that has an `_id`, with it in front. */
export const idFirst = (given: Buffer, id: unknown): Buffer =>
  firstName(given) === '_id' ? Buffer.from(given) : withId(allButId(given), id);

const allButId = (given: Buffer) => cutter(fieldNames(given).filter((name) => name !== '_id'))(given);

/** Throws on what cannot be an id: arrays, regular expressions, undefined, documents with operators. */
export function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof RegExp || id === undefined)
    throw new ServerError(
      'BadValue',
      `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : id === undefined ? 'undefined' : 'regex'}`,
    );
  const operator = isDoc(id) && Object.keys(id).find((name) => name.startsWith('$'));
  if (operator)
    throw new ServerError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`,
    );
}

/** The document itself with an id first, as an upsert makes it. */
export function identified(doc: Doc): Doc {
  const { _id, ...rest } = doc;
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}
