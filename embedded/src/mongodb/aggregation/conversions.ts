import { evalExpr } from 'mingo/core';
import type { Any } from 'mingo/types';
import { Decimal128, Double, Long, ObjectId, Timestamp } from 'mongodb';
import { isDoc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { kindOf } from '../numbers.ts';
import { computable, typeName } from '../stored-values.ts';
import { dateOfText } from './date-texts.ts';
import { type Expression, isNullish } from './operands.ts';

const failed = (value: unknown, to: string): ServerError =>
  new ServerError(
    'ConversionFailure',
    `Failed to convert ${typeName(value)} to ${to} in $convert with no onError value`,
  );

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A whole number of so many bits: of a number what is before its point, of a text all of it. */
const integerOf =
  (to: string, bits: number) =>
  (value: unknown): unknown => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value instanceof Date && to === 'long') return value.getTime();
    const isLong = value instanceof Long || typeof value === 'bigint';
    const text = isLong || typeof value === 'string' ? String(value) : kindOf(value) ? wholeText(value) : '';
    if (!WHOLE.test(text)) throw failed(value, to);
    const whole = BigInt(text.replace(/^\+/, ''));
    if (BigInt.asIntN(bits, whole) !== whole) throw failed(value, to);
    return computable(Long.fromBigInt(whole));
  };

/** A decimal may have more digits than a double keeps. */
function wholeText(value: unknown): string {
  const [, digits] = /^([+-]?\d+)(?:\.\d*)?$/.exec(String(value)) ?? [];
  if (digits) return digits;
  const number = Math.trunc(Number(String(value)));
  return Number.isFinite(number) ? BigInt(number).toString() : '';
}

function doubleOf(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (kindOf(value) || (typeof value === 'string' && NUMBER.test(value))) return Number(String(value));
  if (value === 'NaN') return NaN;
  throw failed(value, 'double');
}

function decimalOf(value: unknown): unknown {
  if (value instanceof Decimal128) return value;
  if (value instanceof Double || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date)
    return Decimal128.fromStringWithRounding(String(Number(value)));
  if (kindOf(value) || (typeof value === 'string' && NUMBER.test(value)))
    return Decimal128.fromStringWithRounding(String(value));
  throw failed(value, 'decimal');
}

const boolOf = (value: unknown): unknown => (kindOf(value) ? Number(String(value)) !== 0 : Boolean(value));

function textOf(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId || kindOf(value) || typeof value === 'boolean') return String(value);
  throw failed(value, 'string');
}

function dateOf(value: unknown): unknown {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  const made = typeof value === 'string' ? dateOfText(value) : kindOf(value) && new Date(Number(String(value)));
  if (made && !Number.isNaN(made.getTime())) return made;
  throw failed(value, 'date');
}

function idOf(value: unknown): unknown {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(value, 'objectId');
}

const CONVERSIONS: Record<string, (value: unknown) => unknown> = {
  double: doubleOf,
  string: textOf,
  objectId: idOf,
  bool: boolOf,
  date: dateOf,
  int: integerOf('int', 32),
  long: integerOf('long', 64),
  decimal: decimalOf,
};

const NUMBERS: Record<string, string> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

const into =
  (name: string, type: string): Expression =>
  (doc, operand, options) => {
    const given: Any[] = Array.isArray(operand) ? operand : [operand];
    if (given.length !== 1)
      throw new ServerError('Location50723', `${name} requires a single argument, got ${given.length}`);
    const value = evalExpr(doc, given[0], options);
    return isNullish(value) ? null : CONVERSIONS[type]!(value);
  };

export const $toDouble = into('$toDouble', 'double');
export const $toString = into('$toString', 'string');
export const $toObjectId = into('$toObjectId', 'objectId');
export const $toBool = into('$toBool', 'bool');
export const $toInt = into('$toInt', 'int');
export const $toLong = into('$toLong', 'long');
export const $toDate = into('$toDate', 'date');
export const $toDecimal = into('$toDecimal', 'decimal');

export const $convert: Expression = (doc, operand, options) => {
  if (!isDoc(operand) || !('input' in operand) || !('to' in operand))
    throw new ServerError('FailedToParse', "$convert needs 'input' and 'to'");
  const input = evalExpr(doc, operand.input, options);
  const given = evalExpr(doc, operand.to, options);
  const to = isDoc(given) ? given.type : given;
  if (isNullish(to)) return null;
  const type = typeof to === 'string' ? to : NUMBERS[JSON.stringify(to)];
  const conversion = type === undefined ? undefined : CONVERSIONS[type];
  if (!conversion) throw new ServerError('BadValue', `$convert to ${JSON.stringify(to)} is not supported`);
  if (isNullish(input)) return evalExpr(doc, operand.onNull, options) ?? null;
  try {
    return conversion(input);
  } catch (error) {
    if (!('onError' in operand)) throw error;
    return evalExpr(doc, operand.onError, options);
  }
};
