import { BSON, ObjectId } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { ElementWalk } from '../element-walk.ts';
import { elementValue } from '../element-values.ts';
import { fieldExtractor, fieldNames } from '../elements.ts';
import { ServerError } from '../errors.ts';

const ID = Buffer.from('_id');

/** Where the id of a document is; undefined when it has none. */
function idElement(bytes: Buffer): ElementWalk | undefined {
  for (const walk = new ElementWalk(bytes); walk.next();) if (walk.isNamed(ID)) return walk;
  return undefined;
}

export function idOf(bytes: Buffer): unknown {
  const walk = idElement(bytes);
  return walk && elementValue(walk);
}

export const hasId = (bytes: Buffer): boolean => idElement(bytes) !== undefined;

/** A document's BSON with an `_id` before its fields. */
export const withId = (document: Buffer, id: unknown): Buffer =>
  prepended(Buffer.from(BSON.serialize({ _id: id })).subarray(4, -1), document);

/** A document's BSON with the `_id` of another before its fields. */
export function withIdOf(source: Buffer, document: Buffer): Buffer {
  const { nameAt, end } = idElement(source)!;
  return prepended(source.subarray(nameAt - 1, end), document);
}

function prepended(first: Uint8Array, document: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(first.length + document.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.set(first, 4);
  document.copy(bytes, 4 + first.length, 4);
  return bytes;
}

/** A copy of a document's BSON that has an `_id`, with it in front. */
export const movedIdFirst = (document: Buffer, id: unknown): Buffer =>
  idElement(document)?.nameAt === 5 ? Buffer.from(document) : withId(allButId(document), id);

const allButId = (document: Buffer) => fieldExtractor(fieldNames(document).filter((name) => name !== '_id'))(document);

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
export function withIdFirst(doc: Doc): Doc {
  const { _id, ...rest } = doc;
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}
