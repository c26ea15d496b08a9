import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { Any, AnyObject, Options } from 'mingo/types';

type Expression = (doc: AnyObject, operand: Any, options: Options) => Any;

const MONTHLY = new Set<unknown>(['month', 'quarter', 'year']);

/** Where a month is too short for the day, its last day is meant; mingo's goes on into the next. */
const withinMonth =
  (shift: Expression): Expression =>
  (doc, operand, options) => {
    const shifted = shift(doc, operand, options);
    const { startDate, unit, timezone } = evalExpr(doc, operand, options) as Record<string, unknown>;
    const isOver =
      shifted instanceof Date &&
      startDate instanceof Date &&
      timezone === undefined &&
      MONTHLY.has(unit) &&
      shifted.getUTCDate() !== startDate.getUTCDate();
    if (!isOver) return shifted;
    const last = new Date(shifted);
    last.setUTCDate(0);
    return last;
  };

export const $dateAdd = withinMonth(mingo.$dateAdd);
export const $dateSubtract = withinMonth(mingo.$dateSubtract);
