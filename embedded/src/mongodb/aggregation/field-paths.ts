import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { operators } from '../query/matching.ts';
import { fieldPath } from '../query/field-path.ts';

/** Operators whose operand, or some of whose fields, are no expressions. */
const CONSTANT = new Set(['$literal', '$meta']);
const NAMED = new Set(['$getField', '$setField', '$unsetField']);

/**
 * Refuses paths in an expression that can't be any, before there is a document to look at.
 * @throws ServerError
 */
export function assertPaths(expression: unknown): void {
  if (typeof expression === 'string') assertPath(expression);
  else if (Array.isArray(expression)) expression.forEach(assertPaths);
  else if (isDoc(expression)) {
    assertOperator(expression);
    for (const [name, operand] of Object.entries(expression)) {
      if (CONSTANT.has(name)) continue;
      assertPaths(NAMED.has(name) && isDoc(operand) ? { ...operand, field: null } : operand);
    }
  }
}

/** Whether there is an operator of expressions by a name. */
export const isExpressionName = (name: string): boolean =>
  name in operators.expression || name in operators.accumulator || CONSTANT.has(name);

/** What begins with an operator holds nothing else, and there is such an operator. */
function assertOperator(expression: Doc): void {
  const [name, other] = Object.keys(expression);
  if (!name?.startsWith('$')) return;
  if (other !== undefined)
    throw new ServerError('Location15983', `An expression must have exactly one field, but has ${name} and ${other}`);
  if (!isExpressionName(name)) throw new ServerError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
}

function assertPath(text: string): void {
  if (!text.startsWith('$')) return;
  if (text === '$') throw new ServerError('Location16872', "'$' by itself is not a valid FieldPath");
  if (!text.startsWith('$$')) fieldPath(text.slice(1));
  else if (text === '$$' || text.startsWith('$$.'))
    throw new ServerError('FailedToParse', 'empty variable names are not allowed');
  else fieldPath(text.slice(2));
}

/** The expressions in the operand of a stage; filters have theirs in `$expr`, which their own matching reads. */
function expressionsOf(name: string, operand: unknown): unknown {
  const spec: Doc = isDoc(operand) ? operand : {};
  switch (name) {
    case '$addFields':
    case '$set':
    case '$project':
    case '$group':
    case '$replaceRoot':
    case '$replaceWith':
    case '$sortByCount':
    case '$bucket':
    case '$bucketAuto':
      return operand;
    case '$lookup':
      return spec.let;
    case '$graphLookup':
      return spec.startWith;
  }
  return undefined;
}

/** The same for the expressions of a stage. */
export const assertPathsOf = (name: string, operand: unknown): void => assertPaths(expressionsOf(name, operand));
