import { isDoc, type Doc } from '../documents.ts';
import { ElementWalk } from '../element-walk.ts';
import type { Embedded } from '../elements.ts';
import { ServerError } from '../errors.ts';
import * as ofArrays from './operators/of-arrays.ts';
import * as ofFields from './operators/of-fields.ts';
import type { Operator } from './operators/operator.ts';
import type { Place } from './place.ts';
import { parseStored } from '../stored-values.ts';
import { stamped } from './server-time.ts';
import { assertApart, comparePaths, updatePath, type UpdatePath } from './update-path.ts';

/** One path of one operator. */
export interface FieldChange {
  path: UpdatePath;
  /** Only where an upsert makes a document. */
  onInsert: boolean;
  apply: (place: Place) => void;
}

/** What an update does: replace the document, or change fields in order. */
export type UpdateExpression =
  { kind: 'replacement'; bytes: Buffer } | { kind: 'operators'; changes: FieldChange[]; touched: ReadonlySet<string> };

const OPERATORS: ReadonlyMap<string, Operator> = new Map(Object.entries<Operator>({ ...ofFields, ...ofArrays }));

/**
 * Reads the `u` of an update.
 * @throws ServerError on what is refused whatever the document: unknown operators, operands, conflicting paths
 */
export function parseUpdate({ bytes, isArray }: Embedded): UpdateExpression {
  if (isArray) throw new ServerError('FailedToParse', 'An update by an aggregation pipeline is not supported');
  const operator = firstOperator(bytes);
  if (operator?.isFirst) return operatorsOf(parseStored(bytes));
  if (operator)
    throw new ServerError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator.name}' in '${operator.name}' is not valid for storage.`,
    );
  return { kind: 'replacement', bytes: stamped(bytes) };
}

const DOLLAR = 0x24;

function firstOperator(bytes: Buffer): { name: string; isFirst: boolean } | undefined {
  let found: { name: string; isFirst: boolean } | undefined;
  const walk = new ElementWalk(bytes);
  for (let isFirst = true; walk.next(); isFirst = false)
    if (!found && bytes[walk.nameAt] === DOLLAR) found = { name: walk.name, isFirst };
  return found;
}

function operatorsOf(update: Doc): UpdateExpression {
  const changes: FieldChange[] = [];
  for (const [name, operand] of Object.entries(update)) {
    const operator = OPERATORS.get(name);
    if (!operator)
      throw new ServerError(
        'FailedToParse',
        `Unknown modifier: ${name}. Supported are ${[...OPERATORS.keys()].join(', ')}`,
      );
    if (!isDoc(operand))
      throw new ServerError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${name}: ${String(operand)}}`,
      );
    for (const [field, value] of Object.entries(operand))
      changes.push({ path: updatePath(field), onInsert: name === '$setOnInsert', apply: operator(value, field) });
  }
  assertApart(changes.map(({ path }) => path));
  const touched = new Set(changes.map(({ path }) => path[0]!));
  return { kind: 'operators', changes: changes.sort((a, b) => comparePaths(a.path, b.path)), touched };
}
