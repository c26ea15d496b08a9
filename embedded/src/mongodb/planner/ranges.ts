import { AFTER, inverted, keptPart, keyPart } from '../indexes/key-encoding.ts';
import { typeBracket } from '../indexes/ranks.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import type { FieldBounds, Limit } from './bounds.ts';

/** Keys from `start` (included) to `end` (not included). */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
  /** How many bytes at the beginning are the same for all keys. */
  prefixLength: number;
}

export const FULL_RANGE: KeyRange = { start: Buffer.from([0]), end: AFTER, prefixLength: 0 };

/** More than any digest that may follow the kept beginning of a long value. */
const AFTER_DIGEST = Buffer.alloc(17, 0xff);

export const prefixRange = (prefix: Buffer): KeyRange => ({
  start: prefix,
  end: Buffer.concat([prefix, AFTER]),
  prefixLength: prefix.length,
});

/** The same range, behind a prefix. */
export const prefixedRange = (prefix: Buffer, { start, end }: KeyRange): KeyRange => ({
  start: Buffer.concat([prefix, start]),
  end: Buffer.concat([prefix, end]),
  prefixLength: prefix.length,
});

/**
 * The keys of one field between its limits, within its type. Of a multikey field only one limit holds: another of
 * its values may meet the other.
 */
export function fieldRange(bounds: FieldBounds, descending: boolean, multikey: boolean): KeyRange {
  const { lower } = bounds;
  const upper = multikey && lower ? undefined : bounds.upper;
  const [first, past] = typeBracket(encodeValue((lower ?? upper)?.value)[0]!);
  if (!descending)
    return {
      start: lower ? edge(lower, false, 'start') : Buffer.from([first]),
      end: upper ? edge(upper, false, 'end') : Buffer.from([past]),
      prefixLength: 0,
    };
  // inverted, the greatest value comes first
  return {
    start: upper ? edge(upper, true, 'start') : inverted(Buffer.from([past - 1])),
    end: lower ? edge(lower, true, 'end') : Buffer.from([(first ^ 0xff) + 1]),
    prefixLength: 0,
  };
}

/** The key before or after the entries of a limit, so that they are inside when it is inclusive. */
function edge({ value, inclusive }: Limit, descending: boolean, role: 'start' | 'end'): Buffer {
  const encoded = encodeValue(value);
  const prefix = keptPart(encoded);
  if (prefix.length < encoded.length) {
    // long values that begin alike are in no order: all of them stay inside
    const part = descending ? inverted(prefix) : prefix;
    return role === 'end' ? Buffer.concat([part, AFTER_DIGEST]) : part;
  }
  const part = keyPart(encoded, descending);
  return inclusive === (role === 'end') ? Buffer.concat([part, AFTER]) : part;
}
