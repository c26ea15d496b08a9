import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { Any, AnyObject, Options } from 'mingo/types';
import { MinKey } from 'mongodb';
import { isDoc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { isEqual, isNumber } from '../query/value-order.ts';
import { typeName } from '../stored-values.ts';
import { plainOptions } from './plain-options.ts';

type Expression = (doc: AnyObject, operand: Any, options: Options) => Any;

/** The order of any two values, across types; what is missing comes before null. */
export function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && a === a && b === b) return a < b ? -1 : a > b ? 1 : 0;
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    return (a ?? b) instanceof MinKey === (a === undefined) ? 1 : -1;
  }
  return isEqual(a, b) ? 0 : Buffer.compare(encodeValue(a), encodeValue(b));
}

const comparison =
  (name: string, result: (order: number) => unknown): Expression =>
  (doc, operand, options) => {
    if (!Array.isArray(operand) || operand.length !== 2)
      throw new ServerError('Location16020', `Expression ${name} takes exactly 2 arguments`);
    const [left, right] = evalExpr(doc, operand, options) as unknown[];
    return result(order(left, right));
  };

export const $cmp = comparison('$cmp', (order) => order);
export const $eq = comparison('$eq', (order) => order === 0);
export const $ne = comparison('$ne', (order) => order !== 0);
export const $gt = comparison('$gt', (order) => order > 0);
export const $gte = comparison('$gte', (order) => order >= 0);
export const $lt = comparison('$lt', (order) => order < 0);
export const $lte = comparison('$lte', (order) => order <= 0);

/** Of an operand alone or in an array of one. */
const valueOf = (doc: AnyObject, operand: Any, options: Options): unknown =>
  evalExpr(doc, Array.isArray(operand) && operand.length === 1 ? operand[0] : operand, options);

export const $type: Expression = (doc, operand, options) => {
  const value = valueOf(doc, operand, options);
  if (value === undefined) return 'missing';
  const isLong = typeof value === 'number' && Number.isInteger(value) && (value | 0) !== value;
  return isLong ? 'long' : typeName(value);
};

/** Also for not-a-number and numbers in classes of their own. */
export const $isNumber: Expression = (doc, operand, options) => isNumber(valueOf(doc, operand, options));

/** As MongoDB lets an array take in memory, by what a member takes there. */
const MOST_MEMBERS = (100 * 1024 * 1024) / 16;

export const $range: Expression = (doc, operand, options) => {
  const [start, end, step = 1] = evalExpr(doc, operand, options) as number[];
  const members = (Number(end) - Number(start)) / Number(step);
  if (members > MOST_MEMBERS) throw new ServerError('ExceededMemoryLimit', `$range would make ${members} members`);
  return mingo.$range(doc, [start, end, step], options);
};

const ofText =
  (convert: Expression): Expression =>
  (doc, operand, options) =>
    valueOf(doc, operand, options) == null ? '' : convert(doc, operand, options);

export const $toUpper = ofText(mingo.$toUpper);
export const $toLower = ofText(mingo.$toLower);

export const $indexOfCP: Expression = (doc, operand, options) => {
  const [text, part, from = 0, to] = evalExpr(doc, operand, options) as [unknown, unknown, number?, number?];
  if (text == null) return null;
  if (typeof text !== 'string' || typeof part !== 'string')
    throw new ServerError('Location40093', '$indexOfCP requires strings');
  const points = Array.from(text).slice(0, to);
  const at = points.slice(from).join('').indexOf(part);
  return at < 0 ? -1 : from + Array.from(points.slice(from).join('').slice(0, at)).length;
};

/** Of a group it merges what the operand is for each of its documents. */
export const $mergeObjects: Expression = (docs, operand, options) => {
  const given: unknown[] = Array.isArray(docs)
    ? docs.map((doc: AnyObject) => evalExpr(doc, operand, plainOptions(options)))
    : [evalExpr(docs, operand, options)].flat();
  const merged = given.filter((value) => value !== null && value !== undefined);
  if (!merged.every(isDoc)) throw new ServerError('Location40400', '$mergeObjects requires object inputs');
  return Object.assign({}, ...merged) as AnyObject;
};
