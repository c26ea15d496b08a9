import { isDoc, type Doc } from '../documents.ts';
import { ElementWalk } from '../element-walk.ts';
import type { EmbeddedValue } from '../elements.ts';
import { ServerError } from '../errors.ts';
import { UPDATE_OPERATORS } from './update-operators.ts';
import type { FieldTarget } from './field-target.ts';
import { parseStored } from '../stored-values.ts';
import { withServerTime } from './server-time.ts';
import { assertNoConflicts, comparePaths, updatePath, type UpdatePath } from './update-path.ts';

/** One path of one operator. */
export interface FieldChange {
  path: UpdatePath;
  /** Only where an upsert makes a document. */
  onlyOnInsert: boolean;
  apply: (target: FieldTarget) => void;
}

/** What an update does: replace the document, or change fields in order. */
export type UpdateExpression =
  { kind: 'replacement'; bytes: Buffer } | { kind: 'operators'; changes: FieldChange[]; touched: ReadonlySet<string> };

/**
 * Reads the `u` of an update.
 * @throws ServerError on what is refused whatever the document: unknown operators, operands, conflicting paths
 */
export function parseUpdate({ bytes, isArray }: EmbeddedValue): UpdateExpression {
  if (isArray) throw new ServerError('FailedToParse', 'An update by an aggregation pipeline is not supported');
  const operator = firstOperator(bytes);
  if (operator?.isFirst) return operatorsOf(parseStored(bytes));
  if (operator)
    throw new ServerError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator.name}' in '${operator.name}' is not valid for storage.`,
    );
  return { kind: 'replacement', bytes: withServerTime(bytes) };
}

const DOLLAR = 0x24;

function firstOperator(bytes: Buffer): { name: string; isFirst: boolean } | undefined {
  let operator: { name: string; isFirst: boolean } | undefined;
  const walk = new ElementWalk(bytes);
  for (let isFirst = true; walk.next(); isFirst = false)
    if (!operator && bytes[walk.nameAt] === DOLLAR) operator = { name: walk.name, isFirst };
  return operator;
}

function operatorsOf(update: Doc): UpdateExpression {
  const changes: FieldChange[] = [];
  for (const [name, operand] of Object.entries(update)) {
    const operator = UPDATE_OPERATORS.get(name);
    if (!operator)
      throw new ServerError(
        'FailedToParse',
        `Unknown modifier: ${name}. Supported are ${[...UPDATE_OPERATORS.keys()].join(', ')}`,
      );
    if (!isDoc(operand))
      throw new ServerError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${name}: ${String(operand)}}`,
      );
    for (const [field, value] of Object.entries(operand))
      changes.push({ path: updatePath(field), onlyOnInsert: name === '$setOnInsert', apply: operator(value, field) });
  }
  assertNoConflicts(changes.map(({ path }) => path));
  const touched = new Set(changes.map(({ path }) => path[0]!));
  return { kind: 'operators', changes: changes.sort((a, b) => comparePaths(a.path, b.path)), touched };
}
