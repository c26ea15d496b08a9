import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { isDoc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { dateOfText } from './date-texts.ts';
import { type Expression, isNullish } from './operands.ts';

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

const FROM_STRING = new Set(['dateString', 'format', 'timezone', 'onNull', 'onError']);
const FIRST = { month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };

/** Parts that are not named are the first of their kind; mingo's go back before them. */
export const $dateFromParts: Expression = (doc, operand, options) => {
  const parts = { ...FIRST, ...(evalExpr(doc, operand, options) as Record<string, unknown>) };
  if (Object.values(parts).some((part) => part === null || part === undefined)) return null;
  if ('isoWeekYear' in parts) throw new ServerError('BadValue', '$dateFromParts of ISO weeks is not supported');
  return (mingo.$dateFromParts as Expression)(doc, parts, options);
};

/** What can't be read as a date is refused, unless the operand says what it is then. */
export const $dateFromString: Expression = (doc, operand, options) => {
  if (!isDoc(operand) || !('dateString' in operand))
    throw new ServerError('Location40542', "$dateFromString needs an object with a 'dateString'");
  const other = Object.keys(operand).find((name) => !FROM_STRING.has(name));
  if (other) throw new ServerError('Location40541', `Unrecognized argument to $dateFromString: ${other}`);
  const given = evalExpr(doc, operand, options) as Record<string, unknown>;
  const { dateString, format, timezone } = given;
  if (isNullish(dateString)) return given.onNull ?? null;
  if (('format' in operand && isNullish(format)) || ('timezone' in operand && isNullish(timezone))) return null;
  if (format !== undefined && typeof format !== 'string')
    throw new ServerError('Location40684', "$dateFromString requires that 'format' be a string");
  if (timezone !== undefined && typeof timezone !== 'string')
    throw new ServerError('Location40517', 'timezone must evaluate to a string');
  const made = typeof dateString === 'string' ? dateOfText(dateString, format, timezone) : undefined;
  if (made) return made;
  if ('onError' in operand) return given.onError;
  throw new ServerError('ConversionFailure', '$dateFromString could not read its text as a date');
};
