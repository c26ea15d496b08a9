import { assertUpdateStages } from '../aggregation/pipeline-update.ts';
import { isDoc, parse, type Doc } from '../documents.ts';
import { ElementWalk } from '../element-walk.ts';
import type { Embedded } from '../elements.ts';
import { ServerError } from '../errors.ts';
import * as ofArrays from './operators/of-arrays.ts';
import * as ofFields from './operators/of-fields.ts';
import { badValue, type Operator } from './operators/operator.ts';
import type { Place } from './place.ts';
import { parseStored } from '../stored-values.ts';
import { stamped } from './server-time.ts';
import { assertApart, comparePaths, isPositional, updatePath, type UpdatePath } from './update-path.ts';

/** One path of one operator. */
export interface FieldChange {
  path: UpdatePath;
  /** Only where an upsert makes a document. */
  onInsert: boolean;
  apply: (place: Place) => void;
}

/** What an update does: replace the document, change fields in order, or run it through a pipeline. */
export type UpdateExpression =
  | { kind: 'replacement'; bytes: Buffer }
  | { kind: 'operators'; changes: FieldChange[]; touched: ReadonlySet<string> }
  | { kind: 'pipeline'; stages: Doc[] };

const OPERATORS: ReadonlyMap<string, Operator> = new Map(Object.entries<Operator>({ ...ofFields, ...ofArrays }));

/**
 * Reads the `u` of an update.
 * @throws ServerError on what is refused whatever the document: unknown operators, operands, conflicting paths
 */
export function parseUpdate({ bytes, isArray }: Embedded): UpdateExpression {
  if (isArray) {
    const stages = Object.values(parse(bytes));
    if (!stages.every(isDoc)) throw new ServerError('TypeMismatch', 'Each element of a pipeline must be an object');
    assertUpdateStages(stages);
    return { kind: 'pipeline', stages };
  }
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
  const sources: UpdatePath[] = [];
  for (const [name, operand] of Object.entries(update)) {
    const operator = OPERATORS.get(name);
    if (!operator)
      throw new ServerError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(operand))
      throw new ServerError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${name}: ${String(operand)}}`,
      );
    for (const [field, value] of Object.entries(operand)) {
      if (name === '$rename') sources.push(renamed(field, value));
      const [path, given] = name === '$rename' ? [String(value), field] : [field, value];
      changes.push({ path: updatePath(path), onInsert: name === '$setOnInsert', apply: operator(given, path) });
    }
  }
  assertApart([...changes.map(({ path }) => path), ...sources]);
  const touched = new Set([...changes.map(({ path }) => path[0]!), ...sources.map((path) => path[0]!)]);
  return { kind: 'operators', changes: changes.sort((a, b) => comparePaths(a.path, b.path)), touched };
}

/** The path that a `$rename` takes a field from. */
function renamed(from: string, to: unknown): UpdatePath {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${from}`);
  if (from === to) throw badValue(`The source and target field for $rename must differ: ${from}`);
  if ([...from.split('.'), ...to.split('.')].some(isPositional))
    throw badValue(`The source and target field for $rename may not be dynamic: ${from}`);
  return updatePath(from);
}
