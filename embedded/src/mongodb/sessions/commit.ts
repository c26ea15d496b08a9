import { writeConflict } from '../errors.ts';
import type { Change } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { StagedCollection, StagedView } from './staged-view.ts';

/**
 * Writes all changes of a transaction (within a write transaction), or throws WriteConflict before the first when
 * the state they were computed from is no longer the committed one. The documents of a collection that nobody has
 * changed since are not read again.
 */
export function commitStaged(store: Store, { collections, createdCollections: createdCollections }: StagedView): void {
  for (const ns of createdCollections.keys())
    if (store.find(ns)) throw writeConflict(`Write conflict: collection ${ns} has been created meanwhile`);
  for (const [collection, { generation, base, changes }] of collections) {
    const isNew = createdCollections.get(collection.ns) === collection;
    if (collection.generation !== generation || (!isNew && !store.isCurrent(collection)))
      throw writeConflict(`Write conflict: collection ${collection.ns} or its indexes have changed`);
    if (collection.lastChange > base) for (const change of changes.values()) assertUnchanged(change, changes);
  }
  for (const collection of createdCollections.values()) store.register(collection);
  for (const [collection, { changes }] of collections) {
    // a unique key may pass from one document to another: all removed keys go before any is added
    for (const change of changes.values()) collection.deleteRemovedKeys(change);
    for (const change of changes.values()) collection.putDocument(change);
    store.saveTraits(collection);
  }
}

function assertUnchanged({ collection, id, before, keys }: Change, changes: StagedCollection['changes']): void {
  const current = collection.get(id);
  if (before ? !current?.equals(before) : current)
    throw writeConflict(`Write conflict: a document of ${collection.ns} has been changed meanwhile`);
  for (const { index, added } of keys) {
    if (!index.spec.unique) continue;
    for (const key of added) {
      const owner = index.table.get(key);
      if (!owner || owner.equals(id)) continue;
      const releasedKeys = changes
        .get(owner.toString('latin1'))
        ?.keys.find((change) => change.index === index)?.removed;
      if (!releasedKeys?.some((removed) => removed.equals(key)))
        throw writeConflict(`Write conflict: a unique key of ${index.spec.name} has been taken meanwhile`);
    }
  }
}
