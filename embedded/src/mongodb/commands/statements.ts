import type { Doc } from '../documents.ts';
import { embedded, picker } from '../elements.ts';
import { ServerError } from '../errors.ts';
import { readArrayFilters } from '../writes/array-filters.ts';
import type { RemoveStatement } from '../writes/remove.ts';
import { parseUpdate } from '../writes/update-expression.ts';
import type { UpdateStatement } from '../writes/update.ts';
import { docField, docsField, flag, hintField, numberField, optionalDoc, refuseCollation } from './fields.ts';

/** All but the update itself, which is often stored as it came. */
const readUpdate = picker(['q', 'multi', 'upsert', 'arrayFilters', 'collation', 'hint', 'sort', 'c']);

/** One element of the `updates` of an update command. */
export function updateStatement(bytes: Buffer, command: Doc): UpdateStatement {
  const statement = readUpdate(bytes);
  refuseRetriedMany(command, flag(statement, 'multi'));
  if (statement.sort !== undefined && flag(statement, 'multi'))
    throw new ServerError('FailedToParse', 'Cannot specify sort with multi=true');
  return {
    ...updateOptions(bytes, 'u', statement),
    filter: docField(statement, 'q'),
    sort: optionalDoc(statement, 'sort'),
    variables: { ...optionalDoc(command, 'let'), ...optionalDoc(statement, 'c') },
  };
}

/** What all commands that update say alike; `field` holds the update in `bytes`. */
export function updateOptions(bytes: Buffer, field: string, statement: Doc) {
  refuseCollation(statement);
  const expression = embedded(bytes, field);
  if (!expression) throw new ServerError('FailedToParse', `an update needs an object or a pipeline in '${field}'`);
  const update = parseUpdate(expression);
  return {
    update,
    arrayFilters: readArrayFilters(docsField(statement, 'arrayFilters'), update),
    multi: flag(statement, 'multi'),
    upsert: flag(statement, 'upsert'),
    hint: hintField(statement),
  };
}

/** A numbered write outside of a transaction is repeated when its answer was lost: only one that changes a document at most. */
function refuseRetriedMany(command: Doc, isMulti: boolean): void {
  if (isMulti && command.txnNumber !== undefined && command.autocommit === undefined)
    throw new ServerError('InvalidOptions', 'Cannot use retryable writes with multi-document updates or deletes');
}

/** One element of the `deletes` of a delete command. */
export function removeStatement(statement: Doc, command: Doc): RemoveStatement {
  refuseCollation(statement);
  const limit = numberField(statement, 'limit') ?? 0;
  if (limit !== 0 && limit !== 1)
    throw new ServerError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  refuseRetriedMany(command, limit === 0);
  return {
    filter: docField(statement, 'q'),
    limit,
    hint: hintField(statement),
    variables: optionalDoc(command, 'let'),
  };
}
