import { writeConflict } from '../errors.ts';
import type { Change } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { StagedCollection, StagedView } from './staged-view.ts';

/**
 * Writes all changes of a transaction (within a write transaction), or throws WriteConflict before the first when
 * the state they were computed from is no longer the committed one. The documents of a collection that nobody has
 * changed since are not read again.
 */
export function commitStaged(store: Store, { collections, made }: StagedView): void {
  for (const ns of made.keys())
    if (store.find(ns)) throw writeConflict(`Write conflict: collection ${ns} has been created meanwhile`);
  for (const [collection, { generation, base, changes }] of collections) {
    const isNew = made.get(collection.ns) === collection;
    if (collection.generation !== generation || (!isNew && !store.isCurrent(collection)))
      throw writeConflict(`Write conflict: collection ${collection.ns} or its indexes have changed`);
    if (collection.lastChange > base) for (const change of changes.values()) assertUnchanged(change, changes);
  }
  for (const collection of made.values()) store.register(collection);
  for (const [collection, { changes }] of collections) {
    // a unique key may go from one document to another: all are let go before any is taken
    for (const change of changes.values()) collection.removeGoneKeys(change);
    for (const change of changes.values()) collection.putDocument(change);
    store.saveTraits(collection);
  }
}

function assertUnchanged({ collection, id, before, keys }: Change, changes: StagedCollection['changes']): void {
  const now = collection.get(id);
  if (before ? !now?.equals(before) : now)
    throw writeConflict(`Write conflict: a document of ${collection.ns} has been changed meanwhile`);
  for (const { index, added } of keys) {
    if (!index.spec.unique) continue;
    for (const key of added) {
      const holder = index.table.get(key);
      if (!holder || holder.equals(id)) continue;
      const letGo = changes.get(holder.toString('latin1'))?.keys.find((change) => change.index === index)?.gone;
      if (!letGo?.some((gone) => gone.equals(key)))
        throw writeConflict(`Write conflict: a unique key of ${index.spec.name} has been taken meanwhile`);
    }
  }
}
