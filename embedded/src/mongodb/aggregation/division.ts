import { type CodeName, ServerError } from '../errors.ts';
import { kindOf, whole } from '../numbers.ts';
import { computable, typeName } from '../stored-values.ts';
import { isNullish, ofOperands } from './operands.ts';

const isWhole = (value: unknown): boolean => kindOf(value) === 'int' || kindOf(value) === 'long';

/** An operation of two numbers of which the second is not 0; decimals have more digits than it could keep. */
const ofNumbers = (name: string, notNumber: CodeName, byZero: CodeName, compute: (a: unknown, b: unknown) => unknown) =>
  ofOperands(name, 2, 2, (a, b) => {
    const kinds = [kindOf(a), kindOf(b)];
    if (kinds.includes(undefined)) {
      if (isNullish(a) || isNullish(b)) return null;
      throw new ServerError(notNumber, `${name} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
    }
    if (Number(String(b)) === 0) throw new ServerError(byZero, `can't ${name} by zero`);
    if (kinds.includes('decimal'))
      throw new ServerError('BadValue', `${name} of decimals is not supported by the embedded node`);
    return compute(a, b);
  });

export const $mod = ofNumbers('$mod', 'Location16611', 'Location16610', (a, b) =>
  isWhole(a) && isWhole(b)
    ? computable(whole(BigInt(String(a)) % BigInt(String(b)), false))
    : Number(String(a)) % Number(String(b)),
);

export const $divide = ofNumbers(
  '$divide',
  'TypeMismatch',
  'BadValue',
  (a, b) => Number(String(a)) / Number(String(b)),
);
