import { type CodeName, ServerError } from '../errors.ts';
import { kindOf } from '../numbers.ts';
import { isNumber } from '../query/value-order.ts';
import { typeName } from '../stored-values.ts';
import { integral, isNullish, ofOperands } from './operands.ts';

export const $split = ofOperands('$split', 2, 2, (text, separator) => {
  if (isNullish(text) || isNullish(separator)) return null;
  if (typeof text !== 'string')
    throw new ServerError('Location40085', `$split requires a string first, found ${typeName(text)}`);
  if (typeof separator !== 'string')
    throw new ServerError('Location40086', `$split requires a string second, found ${typeName(separator)}`);
  if (separator === '') throw new ServerError('Location40087', '$split requires a non-empty separator');
  return text.split(separator);
});

export const $concat = ofOperands('$concat', 0, Infinity, (...texts) => {
  let joined = '';
  for (const text of texts) {
    if (isNullish(text)) return null;
    if (typeof text !== 'string')
      throw new ServerError('Location16702', `$concat only supports strings, not ${typeName(text)}`);
    joined += text;
  }
  return joined;
});

/** As a text where MongoDB takes other values for one. */
function textOf(value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (kindOf(value)) return (value as number).toString();
  throw new ServerError('Location16007', `can't convert from BSON type ${typeName(value)} to String`);
}

function position(value: unknown, [notNumber, notWhole, negative]: [CodeName, CodeName, CodeName]): number {
  const number = integral(value);
  const code = number === undefined ? (isNumber(value) ? notWhole : notNumber) : number < 0 ? negative : undefined;
  if (code) throw new ServerError(code, '$substrCP requires whole numbers that are not negative');
  return number!;
}

export const $substrCP = ofOperands('$substrCP', 3, 3, (given, from, many) => {
  const text = textOf(given);
  const start = position(from, ['Location34450', 'Location34451', 'Location34455']);
  const length = position(many, ['Location34452', 'Location34453', 'Location34454']);
  return Array.from(text)
    .slice(start, start + length)
    .join('');
});
