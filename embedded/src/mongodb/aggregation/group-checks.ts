import * as mingo from 'mingo/operators/accumulator';
import { isDoc } from '../documents.ts';
import { typeBracket } from '../indexes/ranks.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { kindOf, wholeNumber } from '../numbers.ts';
import type { Check } from './check.ts';

const ACCUMULATORS = new Set([...Object.keys(mingo), '$top', '$topN', '$bottom', '$bottomN', '$mergeObjects']);
const BUCKET = new Set(['groupBy', 'boundaries', 'default', 'output']);
const BUCKET_AUTO = new Set(['groupBy', 'buckets', 'output', 'granularity']);

const isPath = (value: unknown): boolean => typeof value === 'string' && value.length > 1 && value.startsWith('$');
const isExpression = (value: unknown): boolean =>
  isPath(value) || (isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false));
/** A constant written as an expression. */
const constant = (value: unknown): unknown => (isDoc(value) && '$literal' in value ? value.$literal : value);

export const $group: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location15947', "a group's fields must be specified in an object");
  for (const [name, accumulator] of Object.entries(spec)) {
    if (name === '_id') continue;
    const [operator, other] = isDoc(accumulator) ? Object.keys(accumulator) : [];
    if (!operator?.startsWith('$')) return refuse('Location40234', `The field '${name}' must be an accumulator object`);
    if (name.includes('.')) refuse('Location40235', `The field name '${name}' cannot contain '.'`);
    if (name.startsWith('$')) refuse('Location40236', `The field name '${name}' cannot be an operator name`);
    if (other !== undefined) refuse('Location40238', `The field '${name}' must specify one accumulator`);
    const operand = (accumulator as Record<string, unknown>)[operator];
    if (Array.isArray(operand)) refuse('Location40237', `The ${operator} accumulator is a unary operator`);
    if (!ACCUMULATORS.has(operator)) refuse('Location15952', `unknown group operator '${operator}'`);
  }
  if (!('_id' in spec)) refuse('Location15955', "a group specification must include an '_id'");
};

export const $bucket: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location40201', 'Argument to $bucket stage must be an object');
  const other = Object.keys(spec).find((name) => !BUCKET.has(name));
  if (other) refuse('Location40197', `Unrecognized option to $bucket: ${other}`);
  const { groupBy, boundaries, output = {} } = spec;
  if (groupBy === undefined || boundaries === undefined)
    refuse('Location40198', "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!isExpression(groupBy))
    refuse('Location40202', "'groupBy' of $bucket must be a $-prefixed path or an expression");
  if (!Array.isArray(boundaries)) return refuse('Location40200', "'boundaries' of $bucket must be an array");
  if (boundaries.some((boundary) => isExpression(boundary) && constant(boundary) === boundary))
    refuse('Location40191', "'boundaries' of $bucket must be an array of constant values");
  if (boundaries.length < 2) refuse('Location40192', "'boundaries' of $bucket must have at least 2 values");
  if (!isDoc(output)) refuse('Location40196', "'output' of $bucket must be an object");
  const keys = boundaries.map((boundary) => encodeValue(constant(boundary)));
  const bracketOf = (key: Buffer) => typeBracket(key[0]!)[0];
  if (new Set(keys.map(bracketOf)).size > 1)
    refuse('Location40193', "All values in 'boundaries' of $bucket must have the same type");
  if (keys.some((key, i) => i > 0 && Buffer.compare(keys[i - 1]!, key) >= 0))
    refuse('Location40194', "'boundaries' of $bucket must be sorted in ascending order");
  if (!('default' in spec)) return;
  const otherwise = encodeValue(constant(spec.default));
  const isWithin = Buffer.compare(otherwise, keys[0]!) >= 0 && Buffer.compare(otherwise, keys.at(-1)!) < 0;
  if (bracketOf(otherwise) === bracketOf(keys[0]!) && isWithin)
    refuse('Location40199', "'default' of $bucket must not lie between its boundaries");
};

export const $bucketAuto: Check = (spec, refuse) => {
  if (!isDoc(spec)) return refuse('Location40240', 'The argument to $bucketAuto must be an object');
  const other = Object.keys(spec).find((name) => !BUCKET_AUTO.has(name));
  if (other) refuse('Location40245', `Unrecognized option to $bucketAuto: ${other}`);
  if (spec.groupBy === undefined || spec.buckets === undefined)
    refuse('Location40246', "$bucketAuto requires 'groupBy' and 'buckets' to be specified");
  if (!isExpression(spec.groupBy))
    refuse('Location40239', "'groupBy' of $bucketAuto must be a $-prefixed path or an expression");
  if (!kindOf(spec.buckets)) refuse('Location40241', "'buckets' of $bucketAuto must be a number");
  if (wholeNumber(spec.buckets) === undefined)
    refuse('Location40242', "'buckets' of $bucketAuto must be a whole number");
  if (spec.output !== undefined && !isDoc(spec.output))
    refuse('Location40244', "'output' of $bucketAuto must be an object");
  if (spec.granularity !== undefined && typeof spec.granularity !== 'string')
    refuse('Location40261', "'granularity' of $bucketAuto must be a string");
  if (wholeNumber(spec.buckets)! <= 0) refuse('Location40243', "'buckets' of $bucketAuto must be greater than 0");
};

export const $count: Check = (name, refuse) => {
  if (typeof name !== 'string') return refuse('Location40156', 'the count field must be a non-empty string');
  if (name === '') refuse('Location40157', 'the count field must be a non-empty string');
  if (name.startsWith('$')) refuse('Location40158', 'the count field cannot be a $-prefixed path');
  if (name.includes('\0')) refuse('Location40159', 'the count field cannot contain a null byte');
  if (name.includes('.')) refuse('Location40160', "the count field cannot contain '.'");
  if (name === '_id') refuse('Location9039800', "the count field cannot be '_id'");
};

export const $sortByCount: Check = (given, refuse) => {
  const why = 'the sortByCount field must be defined as a $-prefixed path or an expression inside an object';
  if (isDoc(given) && !isExpression(given)) refuse('Location40147', why);
  if (typeof given === 'string' && !isPath(given)) refuse('Location40148', why);
  if (!isDoc(given) && typeof given !== 'string')
    refuse('Location40149', 'the sortByCount field must be specified as a string or as an object');
};
