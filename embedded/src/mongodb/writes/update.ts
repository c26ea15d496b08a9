import { unparse, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { Hint } from '../planner/plan.ts';
import { isEqual } from '../query/value-order.ts';
import type { Collection } from '../storage/collection.ts';
import { applyChanges } from './apply-operators.ts';
import { changeDocument, insertDocument } from './changes.ts';
import { checkId, identified, idFirst, idOf, withId, withIdOf } from './document-id.ts';
import { editFields } from './edited-fields.ts';
import { seedOf } from './upsert-seed.ts';
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
  /** The last document met, as it was and as it is. */
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
  // what is found is settled before anything changes: an update must not meet its own work
  const found = view.search(collection, { filter, hint, limit: statement.multi ? 0 : 1 });
  if (found.length === 0 && statement.upsert) return upsert(view, collection, statement);
  const outcome: UpdateOutcome = { n: found.length, nModified: 0 };
  for (const { id, bytes } of found) {
    const after = applied(bytes, statement);
    outcome.before = bytes;
    outcome.after = after;
    if (after.equals(bytes)) continue;
    changeDocument(view, collection, id, bytes, after);
    outcome.nModified++;
  }
  return outcome;
}

function applied(before: Buffer, { update }: UpdateStatement): Buffer {
  if (update.kind === 'replacement') return replaced(before, update.bytes);
  return editFields(before, update.touched, (fields) => applyChanges(fields, update.changes, { seeding: false }));
}

const changedId = () =>
  new ServerError(
    'ImmutableField',
    "After applying the update, the (immutable) field '_id' was found to have been altered",
  );

/** A replacement keeps the id of what it replaces. */
function replaced(before: Buffer, bytes: Buffer): Buffer {
  const given = idOf(bytes);
  return given === undefined ? withIdOf(before, bytes) : withGivenId(bytes, given, idOf(before));
}

function withGivenId(bytes: Buffer, given: unknown, id: unknown): Buffer {
  if (!isEqual(given, id)) throw changedId();
  return idFirst(bytes, id);
}

function upsert(view: WriteView, collection: Collection, statement: UpdateStatement): UpdateOutcome {
  const bytes = seeded(statement);
  const id = idOf(bytes);
  checkId(id);
  insertDocument(view, collection, id, bytes);
  return { n: 1, nModified: 0, upsertedId: id, after: bytes };
}

function seeded({ update, filter }: UpdateStatement): Buffer {
  const seed = seedOf(filter);
  if (update.kind === 'replacement') {
    const given = idOf(update.bytes);
    return given === undefined
      ? withId(update.bytes, identified(seed)._id)
      : withGivenId(update.bytes, given, seed._id ?? given);
  }
  applyChanges(seed, update.changes, { seeding: true });
  return unparse(identified(seed));
}
