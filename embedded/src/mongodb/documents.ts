import { BSON, Long } from 'mongodb';
import { ServerError } from './errors.ts';

export type Doc = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** The type byte of an int64; without it in a document's bytes there is none. */
export const INT64_TAG = 0x12;

/** A document to compute with: an int64 is a number where that is exact, else a Long. */
export function parse(bytes: Uint8Array): Doc {
  const doc: Doc = BSON.deserialize(bytes, { promoteBuffers: false, useBigInt64: true });
  return bytes.includes(INT64_TAG) ? (withPlainNumbers(doc) as Doc) : doc;
}

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof RegExp) &&
  !('_bsontype' in value);

/** The same value for computing: safe bigints as numbers, others as Long. Changes the value itself. */
export function withPlainNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : Long.fromBigInt(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = withPlainNumbers(value[i]);
    return value;
  }
  if (isDoc(value)) for (const key of Object.keys(value)) value[key] = withPlainNumbers(value[key]);
  return value;
}

/** The BSON of a document; one over 16 MiB is refused. */
export function unparse(doc: Doc): Buffer {
  const bytes = serialize(doc);
  checkSize(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function checkSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new ServerError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
}

/** What is far too large does not even fit into the buffer that BSON is written to. */
function serialize(doc: Doc): Uint8Array {
  try {
    return BSON.serialize(doc, { checkKeys: false, ignoreUndefined: true });
  } catch (error) {
    if (!/out of (range|bounds)/.test(String(error))) throw error;
    throw new ServerError('BSONObjectTooLarge', `BSONObj size is invalid, the most is ${MAX_DOCUMENT_BYTES}`);
  }
}
