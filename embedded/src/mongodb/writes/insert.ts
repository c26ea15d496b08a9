import { ObjectId } from 'mongodb';
import { checkSize } from '../documents.ts';
import type { Collection } from '../storage/collection.ts';
import { insertDocument } from './changes.ts';
import { checkId, hasId, movedIdFirst, idOf, withId } from './document-id.ts';
import { withServerTime } from './server-time.ts';
import type { WriteView } from './write-view.ts';

/** Stores a document as it came, with an id put in front when it has none. */
export function insert(view: WriteView, collection: Collection, received: Buffer): void {
  const document = withServerTime(received);
  const ownId = idOf(document);
  const id = ownId !== undefined ? ownId : hasId(document) ? null : new ObjectId();
  const bytes = hasId(document) ? movedIdFirst(document, id) : withId(document, id);
  checkId(id);
  checkSize(bytes);
  insertDocument(view, collection, id, bytes);
}
