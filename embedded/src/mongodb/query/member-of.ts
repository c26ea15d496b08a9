import { encodeValue } from '../indexes/value-encoding.ts';

const nameOf = (value: unknown): string => encodeValue(value ?? null).toString('latin1');

/** Whether a value is one of the operands; costs the same for one operand and for many. */
export function memberOf(operands: readonly unknown[]): (value: unknown) => boolean {
  const plain = new Set<unknown>(operands.filter((each) => typeof each === 'string' || typeof each === 'number'));
  const others = operands.filter((each) => !plain.has(each));
  const named = new Set(others.map(nameOf));
  const numbers = new Set([...plain].filter((each) => typeof each === 'number').map(nameOf));
  return (value) => {
    if (typeof value === 'string') return plain.has(value);
    if (typeof value === 'number' && plain.has(value)) return true;
    if (named.size === 0 && (typeof value === 'number' || numbers.size === 0)) return false;
    const name = nameOf(value);
    return named.has(name) || numbers.has(name);
  };
}
