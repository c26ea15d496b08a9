import { INT64_TAG, isDoc, parse, parseExact, type Doc } from '../documents.ts';
import { fieldNames, type Embedded } from '../elements.ts';
import { ServerError } from '../errors.ts';

/** What an update does: replace the document, apply operators, or run it through a pipeline. */
export type UpdateExpression =
  | { kind: 'replacement'; bytes: Buffer }
  | { kind: 'operators'; operators: Record<string, Doc>; exact: Record<string, Doc> }
  | { kind: 'pipeline'; stages: Doc[] };

/**
 * Reads the `u` of an update. `exact` holds the operands with every int64 as a bigint, for operators that only store
 * them.
 */
export function parseUpdate({ bytes, isArray }: Embedded): UpdateExpression {
  if (isArray) {
    const stages = Object.values(parse(bytes));
    if (!stages.every(isDoc)) throw new ServerError('TypeMismatch', 'Each element of a pipeline must be an object');
    return { kind: 'pipeline', stages };
  }
  const names = fieldNames(bytes);
  if (names[0]?.startsWith('$')) {
    const operators = checked(parse(bytes));
    const exact = bytes.includes(INT64_TAG) ? (parseExact(bytes) as Record<string, Doc>) : operators;
    return { kind: 'operators', operators, exact };
  }
  const operator = names.find((name) => name.startsWith('$'));
  if (operator)
    throw new ServerError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not valid for storage.`,
    );
  return { kind: 'replacement', bytes };
}

function checked(update: Doc): Record<string, Doc> {
  for (const [operator, operand] of Object.entries(update)) {
    if (!isDoc(operand))
      throw new ServerError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(operand)}}`,
      );
    if (operator === '$inc' || operator === '$mul')
      for (const [field, amount] of Object.entries(operand))
        if (typeof amount !== 'number' && typeof amount !== 'bigint')
          throw new ServerError(
            'TypeMismatch',
            `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${field}: ${JSON.stringify(amount)}}`,
          );
  }
  const operators = update as Record<string, Doc>;
  assertApart(operators);
  return operators;
}

/** No two changes of one update may meet. */
function assertApart(operators: Record<string, Doc>): void {
  const paths = Object.entries(operators)
    .flatMap(([operator, operand]) => [
      ...Object.keys(operand),
      ...(operator === '$rename' ? Object.values(operand).map(String) : []),
    ])
    .sort();
  for (let i = 1; i < paths.length; i++)
    if (paths[i] === paths[i - 1] || paths[i]!.startsWith(`${paths[i - 1]}.`))
      throw new ServerError(
        'ConflictingUpdateOperators',
        `Updating the path '${paths[i]}' would create a conflict at '${paths[i - 1]}'`,
      );
}
