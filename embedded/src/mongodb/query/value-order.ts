import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { typeBracket } from '../indexes/ranks.ts';
import { encodeValue } from '../indexes/value-encoding.ts';

const isNumeric = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

/** Whether a value is a number of any of the types. */
export const isNumber = (value: unknown): boolean =>
  isNumeric(value) || [Long, Double, Int32, Decimal128].some((type) => value instanceof type);

/** Whether two values are equal as MongoDB compares them: numbers across types, binaries byte by byte. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isNumeric(a) && isNumeric(b)) return a == b || (a !== a && b !== b);
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a !== 'object' || typeof b !== 'object')
    return isNumber(a) && isNumber(b) && encodeValue(a).equals(encodeValue(b));
  if (a instanceof ObjectId && b instanceof ObjectId) return a.equals(b);
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof Binary && b instanceof Binary && a.length() !== b.length()) return false;
  return encodeValue(a).equals(encodeValue(b));
}

/** The order of two values of one type; `undefined` when their types do not compare. */
export function ordering(a: unknown, b: unknown): number | undefined {
  if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : a > b ? 1 : a == b || (a !== a && b !== b) ? 0 : undefined;
  const [left, right] = [encodeValue(a), encodeValue(b)];
  const spansTypes = b instanceof MinKey || b instanceof MaxKey;
  if (!spansTypes && typeBracket(left[0]!)[0] !== typeBracket(right[0]!)[0]) return undefined;
  return Buffer.compare(left, right);
}
