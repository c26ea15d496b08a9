import { unparse, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { Hint } from '../planner/plan.ts';
import { isEqual } from '../query/value-order.ts';
import type { Collection } from '../storage/collection.ts';
import { applyChanges } from './apply-operators.ts';
import { changeDocument, insertDocument } from './changes.ts';
import { checkId, withIdFirst, movedIdFirst, idOf, withId, withIdOf } from './document-id.ts';
import { editFields } from './edited-fields.ts';
import { upsertSeed } from './upsert-seed.ts';
import type { UpdateExpression } from './update-expression.ts';
import type { WriteView } from './write-view.ts';

export interface UpdateStatement {
  filter: Doc;
  update: UpdateExpression;
  multi: boolean;
  upsert: boolean;
  hint?: Hint | undefined;
}

export interface UpdateOutcome {
  n: number;
  nModified: number;
  upsertedId?: unknown;
  /** The last matching document, before and after. */
  before?: Buffer;
  after?: Buffer;
}

/** Runs one update on the collection of a namespace; only an upsert makes one. */
export function update(view: WriteView, ns: string, statement: UpdateStatement): UpdateOutcome {
  const collection = statement.upsert ? view.ensure(ns) : view.find(ns);
  if (statement.multi && statement.update.kind === 'replacement')
    throw new ServerError('FailedToParse', 'multi update is not supported for replacement-style update');
  if (!collection) return { n: 0, nModified: 0 };
  const { filter, hint } = statement;
  // the search ends before anything changes: an update must not find its own changes
  const found = view.search(collection, { filter, hint, limit: statement.multi ? 0 : 1 });
  if (found.length === 0 && statement.upsert) return upsert(view, collection, statement);
  const outcome: UpdateOutcome = { n: found.length, nModified: 0 };
  for (const { id, bytes } of found) {
    const after = updatedDocument(bytes, statement);
    outcome.before = bytes;
    outcome.after = after;
    if (after.equals(bytes)) continue;
    changeDocument(view, collection, id, bytes, after);
    outcome.nModified++;
  }
  return outcome;
}

function updatedDocument(before: Buffer, { update }: UpdateStatement): Buffer {
  if (update.kind === 'replacement') return replacement(before, update.bytes);
  return editFields(before, update.touched, (fields) => applyChanges(fields, update.changes, { seeding: false }));
}

const changedIdError = () =>
  new ServerError(
    'ImmutableField',
    "After applying the update, the (immutable) field '_id' was found to have been altered",
  );

/** A replacement keeps the id of what it replaces. */
function replacement(before: Buffer, bytes: Buffer): Buffer {
  const ownId = idOf(bytes);
  return ownId === undefined ? withIdOf(before, bytes) : replacementWithId(bytes, ownId, idOf(before));
}

function replacementWithId(bytes: Buffer, ownId: unknown, id: unknown): Buffer {
  if (!isEqual(ownId, id)) throw changedIdError();
  return movedIdFirst(bytes, id);
}

function upsert(view: WriteView, collection: Collection, statement: UpdateStatement): UpdateOutcome {
  const bytes = newDocument(statement);
  const id = idOf(bytes);
  checkId(id);
  insertDocument(view, collection, id, bytes);
  return { n: 1, nModified: 0, upsertedId: id, after: bytes };
}

function newDocument({ update, filter }: UpdateStatement): Buffer {
  const seed = upsertSeed(filter);
  if (update.kind === 'replacement') {
    const ownId = idOf(update.bytes);
    return ownId === undefined
      ? withId(update.bytes, withIdFirst(seed)._id)
      : replacementWithId(update.bytes, ownId, seed._id ?? ownId);
  }
  applyChanges(seed, update.changes, { seeding: true });
  return unparse(withIdFirst(seed));
}
