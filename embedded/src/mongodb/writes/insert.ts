import { ObjectId } from 'mongodb';
import { checkSize } from '../documents.ts';
import type { Collection } from '../storage/collection.ts';
import { insertDocument } from './changes.ts';
import { checkId, hasId, idFirst, idOf, withId } from './document-id.ts';
import { stamped } from './server-time.ts';
import type { WriteView } from './write-view.ts';

/** Stores a document as it came, with an id put in front when it has none. */
export function insert(view: WriteView, collection: Collection, sent: Buffer): void {
  const given = stamped(sent);
  const known = idOf(given);
  const id = known !== undefined ? known : hasId(given) ? null : new ObjectId();
  const bytes = hasId(given) ? idFirst(given, id) : withId(given, id);
  checkId(id);
  checkSize(bytes);
  insertDocument(view, collection, id, bytes);
}
