import { Decimal128, Double, Int32, Long } from 'mongodb';
import { ServerError } from './errors.ts';

type Kind = 'int' | 'long' | 'double' | 'decimal';

/** What kind of number a value is; undefined for other values. */
export function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && (value | 0) === value ? 'int' : 'double';
  if (typeof value === 'bigint' || value instanceof Long) return 'long';
  if (value instanceof Int32) return 'int';
  if (value instanceof Double) return 'double';
  return value instanceof Decimal128 ? 'decimal' : undefined;
}

/** A whole number of any type; undefined for other values. */
export function wholeNumber(value: unknown): number | undefined {
  const number = kindOf(value) && Number(String(value));
  return Number.isInteger(number) ? number : undefined;
}

interface Decimal {
  digits: bigint;
  exponent: number;
}

const scaled = ({ digits, exponent }: Decimal, to: number) => digits * 10n ** BigInt(exponent - to);

/**
 * A sum in the wider type of both numbers; a whole one grows to an int64 when it must.
 * @throws ServerError BadValue beyond an int64
 */
export function sum(a: unknown, b: unknown): unknown {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('decimal')) return sumOfDecimals(a, b);
  if (kinds.includes('double')) return new Double(Number(String(a)) + Number(String(b)));
  return whole(BigInt(String(a)) + BigInt(String(b)), kinds.includes('long'));
}

/** A whole number as stored: an int32 where it fits, unless it shall be an int64. */
function whole(value: bigint, isLong: boolean): Int32 | Long {
  if (BigInt.asIntN(64, value) !== value) throw new ServerError('BadValue', `${value} is beyond the range of an int64`);
  return !isLong && BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : Long.fromBigInt(value);
}

const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i;
/** Digits of a double that count when it becomes a decimal. */
const DOUBLE_DIGITS = 15;

function sumOfDecimals(a: unknown, b: unknown): Decimal128 {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  if (!left || !right) return Decimal128.fromString(String(Number(String(a)) + Number(String(b))));
  const exponent = Math.min(left.exponent, right.exponent);
  return Decimal128.fromStringWithRounding(`${scaled(left, exponent) + scaled(right, exponent)}E${exponent}`);
}

/** Undefined for what is not finite. */
function decimalOf(value: unknown): Decimal | undefined {
  const text = kindOf(value) === 'double' ? Number(String(value)).toPrecision(DOUBLE_DIGITS) : String(value);
  const [, integer, fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (integer === undefined) return undefined;
  return { digits: BigInt(integer + fraction), exponent: Number(exponent) - fraction.length };
}
