import type { Doc } from '../documents.ts';
import { embeddedField, fieldReader, type EmbeddedValue } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { RemoveStatement } from '../writes/remove.ts';
import { parseUpdate } from '../writes/update-expression.ts';
import type { UpdateStatement } from '../writes/update.ts';
import { docField, flag, hintField, numberField } from './fields.ts';

/** All but the update itself, which is often stored as it came. */
const readUpdate = fieldReader(['q', 'multi', 'upsert', 'hint']);
const updateIn = embeddedField('u');

/** One element of the `updates` of an update command. */
export function updateStatement(bytes: Buffer, command: Doc): UpdateStatement {
  const statement = readUpdate(bytes);
  refuseRetriedMany(command, flag(statement, 'multi'));
  return updateStatementOf(updateIn(bytes), 'u', statement, docField(statement, 'q'));
}

/** The statement of any command that updates; `field` is where the command has the update itself. */
export function updateStatementOf(
  expression: EmbeddedValue | undefined,
  field: string,
  statement: Doc,
  filter: Doc,
): UpdateStatement {
  if (!expression) throw new ServerError('FailedToParse', `an update needs an object in '${field}'`);
  const update = parseUpdate(expression);
  return {
    filter,
    update,
    multi: flag(statement, 'multi'),
    upsert: flag(statement, 'upsert'),
    hint: hintField(statement),
  };
}

/** A numbered write outside of a transaction is repeated when its answer was lost: only one that changes a document at most. */
export function refuseRetriedMany(command: Doc, isMulti: boolean): void {
  if (isMulti && command.txnNumber !== undefined && command.autocommit === undefined)
    throw new ServerError('InvalidOptions', 'Cannot use retryable writes with multi-document updates or deletes');
}

/** One element of the `deletes` of a delete command. */
export function removeStatement(statement: Doc, command: Doc): RemoveStatement {
  const limit = numberField(statement, 'limit') ?? 0;
  if (limit !== 0 && limit !== 1)
    throw new ServerError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  refuseRetriedMany(command, limit === 0);
  return {
    filter: docField(statement, 'q'),
    limit,
    hint: hintField(statement),
  };
}
