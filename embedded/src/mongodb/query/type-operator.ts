import { kindOf, wholeNumber } from '../numbers.ts';
import { typeName } from '../stored-values.ts';
import { onAnyValue, type Operator } from './comparison-operators.ts';

/** The types of BSON by their numbers. */
const TYPES: Record<string, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};
const NAMES = new Set([...Object.values(TYPES), 'minKey', 'number']);

function nameOf(type: unknown): string {
  const name = typeof type === 'string' ? type : wholeNumber(type) === -1 ? 'minKey' : TYPES[String(type)];
  if (name === undefined || !NAMES.has(name)) throw new Error(`Unknown type name alias: ${String(type)}`);
  return name;
}

/** Where numbers are computed with, their widths are gone: a whole one may be any of them. */
function isOf(value: unknown, type: string): boolean {
  if (value === undefined) return false;
  const kind = kindOf(value);
  if (!kind) return typeName(value) === type;
  if (type === 'number' || type === kind) return true;
  const isWhole = wholeNumber(value) !== undefined;
  return kind !== 'decimal' && (type === 'double' ? kind === 'int' : type === 'long' && isWhole);
}

export const $type: Operator = (selector, operand, options) => {
  const names = [operand].flat().map(nameOf);
  return onAnyValue((value) => names.some((name) => isOf(value, name)))(selector, operand, options);
};
