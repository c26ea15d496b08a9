import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { Any, AnyObject, Options } from 'mingo/types';
import { isDoc } from '../documents.ts';
import { ServerError } from '../errors.ts';

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

const DATES = ['date', 'startDate', 'endDate'];

/** Of no date there is none of its parts; mingo's take what is missing for the beginning of time, or refuse it. */
const ofDates =
  (expression: Expression): Expression =>
  (doc, operand, options) => {
    const given = evalExpr(doc, operand, options);
    const value: unknown = Array.isArray(given) ? given[0] : given;
    const dates =
      isDoc(value) && isDoc(operand) ? DATES.filter((name) => name in operand).map((name) => value[name]) : [value];
    return dates.some((date) => date === null || date === undefined) ? null : expression(doc, operand, options);
  };

export const $dateAdd = ofDates(withinMonth(mingo.$dateAdd));
export const $dateSubtract = ofDates(withinMonth(mingo.$dateSubtract));
export const $dateDiff = ofDates(mingo.$dateDiff);
export const $dateToParts = ofDates(mingo.$dateToParts);
export const $year = ofDates(mingo.$year);
export const $month = ofDates(mingo.$month);
export const $week = ofDates(mingo.$week);
export const $isoWeekYear = ofDates(mingo.$isoWeekYear);
export const $isoWeek = ofDates(mingo.$isoWeek);
export const $isoDayOfWeek = ofDates(mingo.$isoDayOfWeek);
export const $dayOfYear = ofDates(mingo.$dayOfYear);
export const $dayOfMonth = ofDates(mingo.$dayOfMonth);
export const $dayOfWeek = ofDates(mingo.$dayOfWeek);
export const $hour = ofDates(mingo.$hour);
export const $minute = ofDates(mingo.$minute);
export const $second = ofDates(mingo.$second);
export const $millisecond = ofDates(mingo.$millisecond);

const FIRST = { month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };

/** Parts that are not named are the first of their kind; mingo's go back before them. */
export const $dateFromParts: Expression = (doc, operand, options) => {
  const parts = { ...FIRST, ...(evalExpr(doc, operand, options) as Record<string, unknown>) };
  if (Object.values(parts).some((part) => part === null || part === undefined)) return null;
  if ('isoWeekYear' in parts) throw new ServerError('BadValue', '$dateFromParts of ISO weeks is not supported');
  return (mingo.$dateFromParts as Expression)(doc, parts, options);
};

/** What can't be read as a date is refused, unless the operand says what it is then; mingo's has no value for it. */
export const $dateFromString: Expression = (doc, operand, options) => {
  const given = evalExpr(doc, operand, options) as Record<string, unknown>;
  const { dateString, onNull = null, onError } = given;
  if (dateString === null || dateString === undefined) return onNull;
  const { onError: _, ...rest } = given;
  const made = typeof dateString === 'string' ? (mingo.$dateFromString as Expression)(doc, rest, options) : undefined;
  if (made instanceof Date && !Number.isNaN(made.getTime())) return made;
  if (isDoc(operand) && 'onError' in operand) return onError;
  throw new ServerError('ConversionFailure', '$dateFromString could not read its text as a date');
};
