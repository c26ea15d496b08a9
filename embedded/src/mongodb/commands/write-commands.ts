import { parse, type Doc } from '../documents.ts';
import { fieldNames } from '../elements.ts';
import { asServerError } from '../errors.ts';
import { insert } from '../writes/insert.ts';
import { remove } from '../writes/remove.ts';
import { update } from '../writes/update.ts';
import type { WriteView } from '../writes/write-view.ts';
import { assertStatementFields } from './known-fields.ts';
import { namespaceOf, rawDocuments, type Call } from './request.ts';
import { removeStatement, updateStatement } from './statements.ts';

/** A command that changes documents: works on a view, at once and without waiting. */
export type WriteCommand = (call: Call, view: WriteView) => Doc;

/** Runs statements in order; a failed one is reported, not thrown, and ends the rest when they are ordered. */
export function eachStatement<T>(
  call: Call,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      const refusal = asServerError(error);
      if (refusal.codeName === 'WriteConflict') throw refusal;
      writeErrors.push(refusal.toWriteError(index));
      if (call.command.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** The statements of a command; one with a field that it can't have refuses them all. */
function statementsOf(call: Call, field: 'updates' | 'deletes'): Buffer[] {
  const statements = rawDocuments(call, field);
  const path = field === 'updates' ? 'update.updates' : 'delete.deletes';
  for (const bytes of statements) assertStatementFields(path, fieldNames(bytes));
  return statements;
}

export const insertCommand: WriteCommand = (call, view) => {
  const ns = namespaceOf(call);
  let n = 0;
  const errors = eachStatement(call, rawDocuments(call, 'documents'), (document) => {
    insert(view, view.ensure(ns), document);
    n++;
  });
  return { n, ...errors, ok: 1 };
};

export const updateCommand: WriteCommand = (call, view) => {
  const ns = namespaceOf(call);
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  const errors = eachStatement(call, statementsOf(call, 'updates'), (bytes, index) => {
    const outcome = update(view, ns, updateStatement(bytes, call.command));
    n += outcome.n;
    nModified += outcome.nModified;
    if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
  });
  return { n, nModified, ...(upserted.length > 0 && { upserted }), ...errors, ok: 1 };
};

export const deleteCommand: WriteCommand = (call, view) => {
  const ns = namespaceOf(call);
  let n = 0;
  const errors = eachStatement(call, statementsOf(call, 'deletes'), (bytes) => {
    n += remove(view, ns, removeStatement(parse(bytes), call.command)).n;
  });
  return { n, ...errors, ok: 1 };
};
