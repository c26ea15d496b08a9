import { isDoc } from '../../documents.ts';
import { encodeValue } from '../../indexes/value-encoding.ts';
import { typeName } from '../../stored-values.ts';
import type { Place } from '../place.ts';
import { badValue, type Operator } from './operator.ts';

const nameOf = (value: unknown): string => encodeValue(value).toString('latin1');

/** The array at a place; an empty one where there is nothing. */
function arrayAt(place: Place, operator: string): unknown[] {
  const { value = [] } = place;
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${place.name}' must be an array to apply ${operator}, it is of type ${typeName(value)}`);
}

function refuseModifiers(operator: string, operand: unknown): void {
  const modifier = isDoc(operand) && Object.keys(operand).find((name) => name.startsWith('$'));
  if (modifier) throw badValue(`The modifier ${modifier} of ${operator} is not supported`);
}

export const $push: Operator = (operand) => {
  refuseModifiers('$push', operand);
  return (place) => place.set([...arrayAt(place, '$push'), operand]);
};

export const $addToSet: Operator = (operand) => {
  refuseModifiers('$addToSet', operand);
  const added = nameOf(operand);
  return (place) => {
    const array = arrayAt(place, '$addToSet');
    place.set(array.some((member) => nameOf(member) === added) ? array : [...array, operand]);
  };
};
