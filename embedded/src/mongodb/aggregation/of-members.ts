import { evalExpr } from 'mingo/core';
import type { Any } from 'mingo/types';
import * as accumulators from './accumulators.ts';
import type { Expression } from './operands.ts';

/** What an accumulator makes of a group; of a document, of several operands or of the members of the only one. */
const ofMembers =
  (accumulate: accumulators.Accumulator): Expression =>
  (docs, operand, options) => {
    if (Array.isArray(docs)) return accumulate(docs as Any[], operand, options);
    const sole: unknown = Array.isArray(operand) ? (operand.length === 1 ? operand[0] : undefined) : operand;
    const members = evalExpr(docs, sole === undefined ? operand : sole, options);
    return accumulate((Array.isArray(members) ? members : [members]) as Any[], null, options);
  };

export const $min = ofMembers(accumulators.$min);
export const $max = ofMembers(accumulators.$max);
export const $sum = ofMembers(accumulators.$sum);
export const $avg = ofMembers(accumulators.$avg);
