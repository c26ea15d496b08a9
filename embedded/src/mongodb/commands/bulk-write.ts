import { parse, unparse, type Doc } from '../documents.ts';
import { embeddedField, fieldNames, firstName, fieldReader } from '../elements.ts';
import { ServerError } from '../errors.ts';
import { insert } from '../writes/insert.ts';
import { remove } from '../writes/remove.ts';
import { update } from '../writes/update.ts';
import type { WriteView } from '../writes/write-view.ts';
import { docField, flag, hintField, stringField } from './fields.ts';
import { assertStatementFields } from './known-fields.ts';
import { rawDocuments, type Call } from './request.ts';
import { refuseRetriedMany, updateStatementOf } from './statements.ts';
import { eachStatement, type WriteCommand } from './write-commands.ts';

/** All but the documents themselves, which are stored as they came. */
const readOp = fieldReader(['insert', 'update', 'delete', 'filter', 'multi', 'upsert', 'hint']);
const insertedIn = embeddedField('document');
const updateModsIn = embeddedField('updateMods');

interface Totals {
  nInserted: number;
  nMatched: number;
  nModified: number;
  nUpserted: number;
  nDeleted: number;
}

/** Inserts, updates and deletes over several namespaces; what became of each is a row of the reply's cursor. */
export const bulkWriteCommand: WriteCommand = (call, view) => {
  const { command } = call;
  const namespaces = rawDocuments(call, 'nsInfo').map((bytes) => stringField(parse(bytes), 'ns'));
  const totals: Totals = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const rows: Doc[] = [];
  const ops = rawDocuments(call, 'ops');
  for (const bytes of ops) assertOperation(bytes);
  const { writeErrors = [] } = eachStatement(call, ops, (bytes, idx) => {
    rows.push({ ok: 1, idx, ...runOne(call, view, bytes, namespaces, totals) });
  });
  const failed = (writeErrors as Doc[]).map(({ index, ...error }) => ({ ok: 0, idx: index, n: 0, ...error }));
  const results = [...(flag(command, 'errorsOnly') ? [] : rows), ...failed].sort(
    (a, b) => Number(a.idx) - Number(b.idx),
  );
  return {
    cursor: { id: 0n, firstBatch: results, ns: 'admin.$cmd.bulkWrite' },
    nErrors: failed.length,
    ...totals,
    ok: 1,
  };
};

/** Refuses what is no operation, and fields that one can't have. */
function assertOperation(bytes: Buffer): void {
  const kind = firstName(bytes);
  if (kind !== 'insert' && kind !== 'update' && kind !== 'delete')
    throw new ServerError('BadValue', `'${kind}' is no operation of a bulk write`);
  assertStatementFields(`bulkWrite.ops.${kind}`, fieldNames(bytes));
}

function runOne({ command }: Call, view: WriteView, bytes: Buffer, namespaces: string[], totals: Totals): Doc {
  const op = readOp(bytes);
  const kind = firstName(bytes);
  const ns = namespaces[Number(op[kind])] ?? '';
  if (kind in op && ns === '') throw new ServerError('BadValue', `'${kind}' refers to no namespace of nsInfo`);
  refuseRetriedMany(command, flag(op, 'multi'));
  switch (kind) {
    case 'insert': {
      insert(view, view.ensure(ns), insertedIn(bytes)?.bytes ?? unparse({}));
      totals.nInserted++;
      return { n: 1 };
    }
    case 'update': {
      const statement = updateStatementOf(updateModsIn(bytes), 'updateMods', op, docField(op, 'filter'));
      const outcome = update(view, ns, statement);
      totals.nModified += outcome.nModified;
      const isNew = 'upsertedId' in outcome;
      totals[isNew ? 'nUpserted' : 'nMatched'] += outcome.n;
      return {
        n: outcome.n,
        nModified: outcome.nModified,
        ...(isNew && { upserted: { _id: outcome.upsertedId } }),
      };
    }
    case 'delete': {
      const limit = flag(op, 'multi') ? 0 : 1;
      const { n } = remove(view, ns, { filter: docField(op, 'filter'), limit, hint: hintField(op) });
      totals.nDeleted += n;
      return { n };
    }
  }
  throw new ServerError('BadValue', `'${kind}' is no operation of a bulk write`);
}
