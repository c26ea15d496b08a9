import { ServerError } from '../errors.ts';
import type { FieldTarget } from './field-target.ts';
import { isDoc } from '../documents.ts';
import { kindOf, sum } from '../numbers.ts';
import { typeName } from '../stored-values.ts';
import { encodeValue } from '../indexes/value-encoding.ts';

/**
 * An update operator: makes of the operand for one path the change of a field.
 * @throws ServerError when the operand is none for it, whatever the document
 */
export type Operator = (operand: unknown, path: string) => (target: FieldTarget) => void;

const badValue = (message: string): ServerError => new ServerError('BadValue', message);

const $set: Operator = (value) => (target) => target.set(value);
const $setOnInsert = $set;
const $unset: Operator = () => (target) => target.remove();

const $inc: Operator = (amount, path) => {
  if (!kindOf(amount))
    throw new ServerError(
      'TypeMismatch',
      `Cannot increment by what is no int32, int64 or double: {${path}: ${JSON.stringify(amount)}}`,
    );
  return (target) => {
    const { value } = target;
    if (value === undefined) return target.set(amount);
    if (!kindOf(value))
      throw new ServerError(
        'TypeMismatch',
        `Cannot apply $inc to what is no int32, int64 or double. The field '${target.name}' is of type ${typeName(value)}`,
      );
    target.set(sum(value, amount));
  };
};

const $currentDate: Operator = (operand, path) => {
  if (typeof operand !== 'boolean' && !(isDoc(operand) && operand.$type === 'date'))
    throw badValue(`$currentDate needs true or a $type of 'date' for '${path}'`);
  return (target) => target.set(new Date());
};

const encodedText = (value: unknown): string => encodeValue(value).toString('latin1');

/** The array of a field; an empty one where there is none. */
function arrayAt(target: FieldTarget, operator: string): unknown[] {
  const { value = [] } = target;
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${target.name}' must be an array to apply ${operator}, it is of type ${typeName(value)}`);
}

function refuseModifiers(operator: string, operand: unknown): void {
  const modifier = isDoc(operand) && Object.keys(operand).find((name) => name.startsWith('$'));
  if (modifier) throw badValue(`The modifier ${modifier} of ${operator} is not supported`);
}

const $push: Operator = (operand) => {
  refuseModifiers('$push', operand);
  return (target) => target.set([...arrayAt(target, '$push'), operand]);
};

const $addToSet: Operator = (operand) => {
  refuseModifiers('$addToSet', operand);
  const added = encodedText(operand);
  return (target) => {
    const array = arrayAt(target, '$addToSet');
    target.set(array.some((member) => encodedText(member) === added) ? array : [...array, operand]);
  };
};

/** The operators of updates by their names. */
export const UPDATE_OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({ $currentDate, $inc, $set, $setOnInsert, $unset, $addToSet, $push }),
);
