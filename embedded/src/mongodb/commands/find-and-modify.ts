import type { Doc } from '../documents.ts';
import { embeddedField } from '../elements.ts';
import { ServerError } from '../errors.ts';
import { parseStored } from '../stored-values.ts';
import { remove } from '../writes/remove.ts';
import { update } from '../writes/update.ts';
import { docField, flag, hintField } from './fields.ts';
import { namespaceOf } from './request.ts';
import { updateStatementOf } from './statements.ts';
import type { WriteCommand } from './write-commands.ts';

const updateIn = embeddedField('update');

export const findAndModifyCommand: WriteCommand = (call, view) => {
  const { command, request } = call;
  const ns = namespaceOf(call);
  const filter = docField(command, 'query');
  const storedDocument = (bytes: Buffer | undefined): Doc | null => (bytes ? parseStored(bytes) : null);
  if (flag(command, 'remove')) {
    if (command.update !== undefined)
      throw new ServerError('FailedToParse', 'Cannot specify both an update and remove=true');
    for (const option of ['upsert', 'new'])
      if (flag(command, option))
        throw new ServerError('FailedToParse', `Cannot specify both ${option}=true and remove=true`);
    const { n, before } = remove(view, ns, { filter, hint: hintField(command), limit: 1 });
    return { lastErrorObject: { n }, value: storedDocument(before), ok: 1 };
  }
  const statement = { ...updateStatementOf(updateIn(request.body), 'update', command, filter), multi: false };
  const outcome = update(view, ns, statement);
  const isNew = 'upsertedId' in outcome;
  return {
    lastErrorObject: {
      n: outcome.n,
      updatedExisting: outcome.n > 0 && !isNew,
      ...(isNew && { upserted: outcome.upsertedId }),
    },
    value: storedDocument(flag(command, 'new') ? outcome.after : outcome.before),
    ok: 1,
  };
};
