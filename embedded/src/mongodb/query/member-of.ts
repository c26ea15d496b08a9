import { encodeValue } from '../indexes/value-encoding.ts';
import { textTest } from './text-pattern.ts';

const nameOf = (value: unknown): string => encodeValue(value ?? null).toString('latin1');

/** Whether a value is one of the operands, or matched by one; costs the same for one operand and for many. */
export function memberOf(operands: readonly unknown[]): (value: unknown) => boolean {
  const patterns = operands.filter((each) => each instanceof RegExp).map(textTest);
  const points = operands.filter((each) => !(each instanceof RegExp));
  const plain = new Set<unknown>(points.filter((each) => typeof each === 'string' || typeof each === 'number'));
  const others = points.filter((each) => !plain.has(each));
  const named = new Set(others.map(nameOf));
  const numbers = new Set([...plain].filter((each) => typeof each === 'number').map(nameOf));
  return (value) => {
    if (typeof value === 'string') return plain.has(value) || patterns.some((isMet) => isMet(value));
    if (typeof value === 'number' && plain.has(value)) return true;
    if (named.size === 0 && (typeof value === 'number' || numbers.size === 0)) return false;
    const name = nameOf(value);
    return named.has(name) || numbers.has(name);
  };
}
