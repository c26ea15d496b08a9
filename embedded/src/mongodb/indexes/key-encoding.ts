import { createHash } from 'node:crypto';
import { RANK } from './ranks.ts';
import { encodeValue } from './value-encoding.ts';

/** LMDB's longest key, less the number of the table. */
export const MAX_KEY_BYTES = 1974;
export const LONGEST_WHOLE = 272;
const KEPT_BYTES = 256;
const DIGEST_BYTES = 16;

/** Sorts after every key that continues the prefix it is appended to. */
export const AFTER = Buffer.from([0xff]);

export const isShortened = (encoded: Buffer): boolean => encoded.length > LONGEST_WHOLE;

/**
 * One value as part of a key. A long one keeps its beginning and a hash of the whole: equality still holds, order
 * among values that begin alike does not (see `isShortened`).
 */
export function keyPart(encoded: Buffer, descending: boolean): Buffer {
  const part = isShortened(encoded)
    ? Buffer.concat([
        encoded.subarray(0, KEPT_BYTES),
        createHash('sha256').update(encoded).digest().subarray(0, DIGEST_BYTES),
      ])
    : encoded;
  return descending ? inverted(part) : part;
}

/** The beginning that a key is sure to keep of a value. */
export const keptPart = (encoded: Buffer): Buffer => encoded.subarray(0, KEPT_BYTES);

export const encodeKey = (value: unknown, descending = false): Buffer => keyPart(encodeValue(value), descending);

export function inverted(key: Buffer): Buffer {
  const out = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) out[i] = key[i]! ^ 0xff;
  return out;
}

export const EMPTY_ARRAY_KEY = Buffer.from([RANK.emptyArray]);

export function distinct(keys: Buffer[]): Buffer[] {
  if (keys.length < 2) return keys;
  const sorted = [...keys].sort((a, b) => a.compare(b));
  return sorted.filter((key, i) => i === 0 || !key.equals(sorted[i - 1]!));
}
