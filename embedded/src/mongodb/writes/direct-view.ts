import { findNow } from '../query/find.ts';
import type { Change } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { WriteView } from './write-view.ts';

/** Works on the store itself: lives within one write transaction. */
export class DirectView implements WriteView {
  constructor(private readonly store: Store) {}

  find: WriteView['find'] = (ns) => this.store.find(ns);
  ensure: WriteView['ensure'] = (ns) => this.store.ensure(ns);
  get: WriteView['get'] = (collection, id) => collection.get(id);
  search: WriteView['search'] = (collection, search) => findNow(collection, search);
  holder: WriteView['holder'] = (index, key) => index.table.get(key);

  record(change: Change): void {
    change.collection.apply(change);
    this.store.saveTraits(change.collection);
  }
}
