import { Double, Int32, Long } from 'mongodb';
import { ServerError } from './errors.ts';

type Kind = 'int' | 'long' | 'double';

/** What kind of number a value is; undefined for other values, and for decimals, which are stored and not computed with. */
export function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && (value | 0) === value ? 'int' : 'double';
  if (typeof value === 'bigint' || value instanceof Long) return 'long';
  if (value instanceof Int32) return 'int';
  return value instanceof Double ? 'double' : undefined;
}

/** A whole number of any type; undefined for other values. */
export function wholeNumber(value: unknown): number | undefined {
  const number = kindOf(value) && Number(String(value));
  return Number.isInteger(number) ? number : undefined;
}

/**
 * A sum in the wider type of both numbers; a whole one grows to an int64 when it must.
 * @throws ServerError BadValue beyond an int64
 */
export function sum(a: unknown, b: unknown): unknown {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('double')) return new Double(Number(String(a)) + Number(String(b)));
  return whole(BigInt(String(a)) + BigInt(String(b)), kinds.includes('long'));
}

/** A whole number as stored: an int32 where it fits, unless it shall be an int64. */
function whole(value: bigint, isLong: boolean): Int32 | Long {
  if (BigInt.asIntN(64, value) !== value) throw new ServerError('BadValue', `${value} is beyond the range of an int64`);
  return !isLong && BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : Long.fromBigInt(value);
}
