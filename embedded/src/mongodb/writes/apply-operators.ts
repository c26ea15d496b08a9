import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { isEqual } from '../query/value-order.ts';
import { FieldTarget } from './field-target.ts';
import type { FieldChange } from './update-expression.ts';

/**
 * Changes fields of a document itself. `seeding` is true for the new document of an upsert.
 * @throws ServerError what MongoDB refuses: a changed id, values of the wrong type, paths through scalars
 */
export function applyChanges(doc: Doc, changes: readonly FieldChange[], { seeding }: { seeding: boolean }): void {
  const { _id } = doc;
  for (const { path, onlyOnInsert: onInsert, apply } of changes) {
    if (onInsert && !seeding) continue;
    apply(new FieldTarget(doc, path));
  }
  if (_id !== undefined && !isSameId(doc._id, _id))
    throw new ServerError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
}

const isSameId = (after: unknown, before: unknown): boolean => after !== undefined && isEqual(after, before);
