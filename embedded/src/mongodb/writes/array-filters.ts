import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { UpdateExpression } from './update-expression.ts';

/** The name that a filter of `arrayFilters` is about. */
function identifierOf(filter: Doc): string {
  const [[name = '', condition] = []] = Object.entries(filter);
  const inner: unknown = name.startsWith('$') && Array.isArray(condition) ? condition[0] : undefined;
  return isDoc(inner) ? identifierOf(inner) : name.split('.')[0]!;
}

/** @throws ServerError FailedToParse when a filter is about no `$[name]` of the update */
export function assertUsed(arrayFilters: readonly Doc[], update: UpdateExpression): void {
  const operands = update.kind === 'operators' ? Object.values(update.operators) : [];
  const paths = operands.flatMap((operand) => Object.keys(operand)).join('\n');
  for (const filter of arrayFilters) {
    const name = identifierOf(filter);
    if (!paths.includes(`$[${name}]`))
      throw new ServerError('FailedToParse', `The array filter for identifier '${name}' was not used in the update`);
  }
}
