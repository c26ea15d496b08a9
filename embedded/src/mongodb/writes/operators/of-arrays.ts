import { isDoc } from '../../documents.ts';
import { ServerError } from '../../errors.ts';
import { encodeValue } from '../../indexes/value-encoding.ts';
import { matcher } from '../../query/matching.ts';
import type { Place } from '../place.ts';
import { computable, typeName } from '../../stored-values.ts';
import { wholeNumber } from '../../numbers.ts';
import { badValue, type Operator } from './operator.ts';
import { pushed } from './push.ts';

const nameOf = (value: unknown): string => encodeValue(value).toString('latin1');

/** The array at a place; undefined where there is nothing. */
function arrayAt(place: Place, operator: string, code: 'BadValue' | 'TypeMismatch' = 'BadValue') {
  const { value } = place;
  if (value === undefined || Array.isArray(value)) return value as unknown[] | undefined;
  throw new ServerError(
    code,
    `The field '${place.name}' must be an array to apply ${operator}, it is of type ${typeName(value)}`,
  );
}

/** The values of `$each`, or the operand itself. */
const eachOf = (operator: string, operand: unknown): unknown[] => {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  if (!Array.isArray(operand.$each))
    throw badValue(
      `The argument to $each in ${operator} must be an array but it was of type ${typeName(operand.$each)}`,
    );
  return operand.$each;
};

export const $push: Operator = (operand) => {
  const values = eachOf('$push', operand);
  const push = pushed(values, isDoc(operand) && '$each' in operand ? operand : {});
  return (place) => place.set(push(arrayAt(place, '$push') ?? []));
};

export const $addToSet: Operator = (operand) => {
  const values = eachOf('$addToSet', operand);
  return (place) => {
    const array = arrayAt(place, '$addToSet') ?? [];
    const known = new Set(array.map(nameOf));
    const isNew = (value: unknown) => known.size < known.add(nameOf(value)).size;
    place.set([...array, ...values.filter(isNew)]);
  };
};

export const $pop: Operator = (operand) => {
  const end = wholeNumber(operand);
  if (end !== 1 && end !== -1)
    throw new ServerError('FailedToParse', `$pop expects 1 or -1, found: ${String(operand)}`);
  return (place) => {
    const array = arrayAt(place, '$pop', 'TypeMismatch');
    if (array) place.set(end === 1 ? array.slice(0, -1) : array.slice(1));
  };
};

export const $pullAll: Operator = (operand) => {
  if (!Array.isArray(operand)) throw badValue(`$pullAll requires an array argument but was given ${typeName(operand)}`);
  const gone = new Set(operand.map(nameOf));
  return (place) => {
    const array = arrayAt(place, '$pullAll');
    if (array) place.set(array.filter((member) => !gone.has(nameOf(member))));
  };
};

export const $pull: Operator = (operand) => {
  const isGone = pullTest(operand);
  return (place) => {
    const array = arrayAt(place, '$pull');
    if (!array) return;
    const members = computable(array) as unknown[];
    place.set(array.filter((_, i) => !isGone(members[i])));
  };
};

/** These are about the members as documents, as names of fields are. */
const OF_DOCUMENTS = new Set(['$and', '$or', '$nor', '$expr', '$comment']);

function pullTest(operand: unknown): (member: unknown) => boolean {
  const condition = computable(operand);
  if (isDoc(condition)) {
    const [first = ''] = Object.keys(condition);
    if (!first.startsWith('$') || OF_DOCUMENTS.has(first)) {
      const test = matcher(condition);
      return (member) => isDoc(member) && test(member);
    }
  } else if (!(condition instanceof RegExp)) {
    const name = nameOf(condition);
    return (member) => nameOf(member) === name;
  }
  const test = matcher({ member: condition });
  return (member) => test({ member });
}
