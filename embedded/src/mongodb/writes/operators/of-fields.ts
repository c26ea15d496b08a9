import { isDoc } from '../../documents.ts';
import { ServerError } from '../../errors.ts';
import { kindOf, sum } from '../../numbers.ts';
import { typeName } from '../../stored-values.ts';
import { badValue, type Operator } from './operator.ts';

export const $set: Operator = (value) => (place) => place.set(value);
export const $setOnInsert = $set;
export const $unset: Operator = () => (place) => place.remove();

export const $inc: Operator = (amount, path) => {
  if (!kindOf(amount))
    throw new ServerError(
      'TypeMismatch',
      `Cannot increment by what is no int32, int64 or double: {${path}: ${JSON.stringify(amount)}}`,
    );
  return (place) => {
    const { value } = place;
    if (value === undefined) return place.set(amount);
    if (!kindOf(value))
      throw new ServerError(
        'TypeMismatch',
        `Cannot apply $inc to what is no int32, int64 or double. The field '${place.name}' is of type ${typeName(value)}`,
      );
    place.set(sum(value, amount));
  };
};

export const $currentDate: Operator = (operand, path) => {
  if (typeof operand !== 'boolean' && !(isDoc(operand) && operand.$type === 'date'))
    throw badValue(`$currentDate needs true or a $type of 'date' for '${path}'`);
  return (place) => place.set(new Date());
};
