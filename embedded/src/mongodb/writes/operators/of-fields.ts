import { Int32, Long } from 'mongodb';
import { isDoc } from '../../documents.ts';
import { ServerError } from '../../errors.ts';
import { encodeValue } from '../../indexes/value-encoding.ts';
import { Place } from '../place.ts';
import { typeName } from '../../stored-values.ts';
import { updatePath } from '../update-path.ts';
import { ADDITION, combined, kindOf, MULTIPLICATION, whole } from '../../numbers.ts';
import { badValue, type Operator } from './operator.ts';
import { serverTimestamp } from '../server-time.ts';

export const $set: Operator = (value) => (place) => place.set(value);
export const $setOnInsert = $set;
export const $unset: Operator = () => (place) => place.remove();

const arithmetic =
  (name: '$inc' | '$mul', operation: typeof ADDITION): Operator =>
  (amount, path) => {
    if (!kindOf(amount))
      throw new ServerError(
        'TypeMismatch',
        `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${JSON.stringify(amount)}}`,
      );
    return (place) => {
      const { value } = place;
      if (value === undefined) return place.set(name === '$inc' ? amount : combined(operation, new Int32(0), amount));
      if (!kindOf(value))
        throw new ServerError(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type. The field '${place.name}' is of type ${typeName(value)}`,
        );
      place.set(combined(operation, value, amount));
    };
  };

export const $inc = arithmetic('$inc', ADDITION);
export const $mul = arithmetic('$mul', MULTIPLICATION);

const replacedWhen =
  (accepts: (order: number) => boolean): Operator =>
  (operand) =>
  (place) => {
    const { value } = place;
    if (value === undefined || accepts(Buffer.compare(encodeValue(operand), encodeValue(value)))) place.set(operand);
  };

export const $min = replacedWhen((order) => order < 0);
export const $max = replacedWhen((order) => order > 0);

export const $currentDate: Operator = (operand, path) => {
  const type = typeof operand === 'boolean' ? 'date' : isDoc(operand) ? operand.$type : undefined;
  if (type !== 'date' && type !== 'timestamp')
    throw badValue(`$currentDate needs true or a $type of 'date' or 'timestamp' for '${path}'`);
  return (place) => place.set(type === 'date' ? new Date() : serverTimestamp());
};

/** Its path is where the field goes to; the operand is where it comes from. */
export const $rename: Operator = (from) => {
  const source = updatePath(String(from));
  return (place) => {
    const old = new Place(place.root, source);
    const { value } = old;
    if (value === undefined) return;
    for (const [end, which] of [
      [old, 'source'],
      [place, 'destination'],
    ] as const)
      if (end.isInArray) throw badValue(`The ${which} field cannot be an array element, '${end.name}'`);
    place.set(value);
    old.remove();
  };
};

const BITWISE: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};
const isWhole = (value: unknown) => value instanceof Int32 || value instanceof Long || kindOf(value) === 'int';

export const $bit: Operator = (operand, path) => {
  const steps = isDoc(operand) ? Object.entries(operand) : [];
  if (steps.length === 0) throw badValue(`You must pass in at least one bitwise operation for '${path}'`);
  for (const [name, mask] of steps) {
    if (!Object.hasOwn(BITWISE, name))
      throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
    if (!isWhole(mask))
      throw badValue(`The $bit modifier field must be an Integer(32/64 bit); it is ${typeName(mask)}`);
  }
  return (place) => {
    const { value = new Int32(0) } = place;
    if (!isWhole(value)) throw badValue(`Cannot apply $bit to a value of non-integral type ${typeName(value)}`);
    const isLong = [value, ...steps.map(([, mask]) => mask)].some((each) => each instanceof Long);
    const bits = steps.reduce((now, [name, mask]) => BITWISE[name]!(now, BigInt(String(mask))), BigInt(String(value)));
    place.set(whole(bits, isLong));
  };
};
