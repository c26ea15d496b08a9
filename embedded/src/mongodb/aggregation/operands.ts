import { evalExpr } from 'mingo/core';
import type { Any, AnyObject, Options } from 'mingo/types';
import { ServerError } from '../errors.ts';
import { kindOf, wholeNumber } from '../numbers.ts';

export type Expression = (doc: AnyObject, operand: Any, options: Options) => Any;

/**
 * An expression of its evaluated operands; one that is no array stands for itself.
 * @param compute throws a ServerError for operands it has no value for
 */
export const ofOperands =
  (name: string, least: number, most: number, compute: (...operands: unknown[]) => unknown): Expression =>
  (doc, operand, options) => {
    const given: Any[] = Array.isArray(operand) ? operand : [operand];
    if (given.length < least || given.length > most)
      throw new ServerError(
        least === most ? 'Location16020' : 'Location28667',
        `Expression ${name} takes ${least} to ${most} arguments, but ${given.length} were passed in`,
      );
    return compute(...given.map((each) => evalExpr(doc, each, options)));
  };

export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;

const isZero = (value: unknown): boolean => kindOf(value) !== undefined && Number(String(value)) === 0;

/** All but null, what is missing, false, and a zero of any type. */
export const isTrue = (value: unknown): boolean => !isNullish(value) && value !== false && !isZero(value);

/** A whole number of 32 bits, of any type; undefined for other values. */
export function integral(value: unknown): number | undefined {
  const number = wholeNumber(value);
  return number !== undefined && Math.abs(number) < 2 ** 31 ? number : undefined;
}
