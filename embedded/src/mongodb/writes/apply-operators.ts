import * as mingo from 'mingo/operators/update';
import { Timestamp } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { isEqual } from '../query/value-order.ts';
import { positioned } from './positional.ts';
import { assertTargets, valueAt } from './update-targets.ts';
import type { UpdateExpression } from './update-expression.ts';

type Operators = Extract<UpdateExpression, { kind: 'operators' }>;
type Operator = (operand: Doc, arrayFilters: Doc[]) => (doc: Doc) => unknown;

const OPERATORS: ReadonlyMap<string, Operator> = new Map(Object.entries(mingo) as [string, Operator][]);

/** These only store what they are given. */
const STORING = new Set(['$set', '$push']);

/**
 * Applies update operators to a document, in place. `seeding` when it is the beginning of an upsert.
 * @throws ServerError what MongoDB refuses: unknown operators, a changed id, operands of the wrong type
 */
export function applyOperators(
  doc: Doc,
  { operators, exact }: Operators,
  filter: Doc,
  arrayFilters: Doc[],
  seeding: boolean,
): void {
  const found = positioned(filter, doc);
  for (const [name, operand] of withInsertFields(operators, exact, seeding)) {
    const operator = OPERATORS.get(name);
    if (!operator)
      throw new ServerError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    const changes = found(withoutId(doc, operand, seeding));
    assertTargets(name, changes, doc);
    if (name === '$push') startArrays(changes, doc);
    if (Object.keys(changes).length > 0) operator(changes, arrayFilters)(doc);
  }
}

function* withInsertFields(operators: Record<string, Doc>, exact: Record<string, Doc>, seeding: boolean) {
  for (const [name, operand] of Object.entries(operators)) {
    if (name === '$currentDate') yield ['$set', timesOf(operand)] as const;
    else if (name !== '$setOnInsert') yield [name, STORING.has(name) ? exact[name]! : operand] as const;
    else if (seeding) yield ['$set', exact[name]!] as const;
  }
}

/** The fields of `$currentDate` with the time of now, as a date or a timestamp. */
const timesOf = (operand: Doc): Doc =>
  Object.fromEntries(
    Object.entries(operand).map(([field, wanted]) => {
      const type = isDoc(wanted) ? wanted.$type : wanted === true || wanted === false ? 'date' : undefined;
      if (type !== 'date' && type !== 'timestamp')
        throw new ServerError('BadValue', `$currentDate needs true or a $type of 'date' or 'timestamp' for '${field}'`);
      const now = new Date();
      return [field, type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 })];
    }),
  );

/** mingo knows no `_id` in operators; MongoDB lets it be set to what it is, or first given by an upsert. */
function withoutId(doc: Doc, operand: Doc, seeding: boolean): Doc {
  if (!('_id' in operand)) return operand;
  const { _id, ...rest } = operand;
  if (seeding && doc._id === undefined) doc._id = _id;
  else if (!isEqual(doc._id, _id))
    throw new ServerError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return rest;
}

/** mingo ignores $slice and $sort where the array has yet to be made. */
function startArrays(operand: Doc, doc: Doc): void {
  for (const path of Object.keys(operand))
    if (!path.includes('$') && valueAt(doc, path) === undefined) OPERATORS.get('$set')!({ [path]: [] }, [])(doc);
}
