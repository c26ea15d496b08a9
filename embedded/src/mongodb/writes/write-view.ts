import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { Change, Collection } from '../storage/collection.ts';
import { type Found, type Search, findNow } from '../query/find.ts';
import type { Store } from '../storage/store.ts';

/** The state a write command works on, and where its changes go. */
export interface WriteView {
  /** The collection of a namespace; undefined when there is none. */
  find(ns: string): Collection | undefined;
  /** The collection of a namespace, made when there is none. */
  ensure(ns: string): Collection;
  get(collection: Collection, id: Buffer): Buffer | undefined;
  search(collection: Collection, search: Search): Found[];
  /** The id of the document that has a unique key. */
  uniqueKeyOwner(index: SecondaryIndex, key: Buffer): Buffer | undefined;
  /** Applies a change whose unique keys no other document has. */
  record(change: Change): void;
}

/** Works on the store itself: lives within one write transaction. */
export class DirectView implements WriteView {
  constructor(private readonly store: Store) {}

  find: WriteView['find'] = (ns) => this.store.find(ns);
  ensure: WriteView['ensure'] = (ns) => this.store.ensure(ns);
  get: WriteView['get'] = (collection, id) => collection.get(id);
  search: WriteView['search'] = (collection, search) => findNow(collection, search);
  uniqueKeyOwner: WriteView['uniqueKeyOwner'] = (index, key) => index.table.get(key);

  record(change: Change): void {
    change.collection.apply(change);
    this.store.saveTraits(change.collection);
  }
}
