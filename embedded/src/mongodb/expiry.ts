import type { Doc } from './documents.ts';
import { findNow } from './query/find.ts';
import type { SecondaryIndex } from './indexes/secondary-index.ts';
import type { Collection } from './storage/collection.ts';
import type { Store } from './storage/store.ts';
import { DirectView } from './writes/write-view.ts';
import { remove } from './writes/remove.ts';

const DOCUMENTS_PER_WRITE = 500;

/** Removes what TTL indexes say has expired, a few documents at a time; resolves to how many. */
export async function removeExpired(store: Store, now: number): Promise<number> {
  let removed = 0;
  for (const collection of store.all())
    for (const index of collection.indexes) {
      const filter = expiredFilter(index, now);
      if (filter) removed += await removeAll(store, collection, filter);
    }
  return removed;
}

function expiredFilter({ spec, fields }: SecondaryIndex, now: number): Doc | undefined {
  if (spec.expireAfterSeconds === undefined) return undefined;
  const before = { [fields[0]!.name]: { $lt: new Date(now - spec.expireAfterSeconds * 1000) } };
  return spec.partialFilterExpression ? { $and: [spec.partialFilterExpression, before] } : before;
}

async function removeAll(store: Store, collection: Collection, filter: Doc): Promise<number> {
  for (let removed = 0; ;) {
    if (!store.isCurrent(collection) || findNow(collection, { filter, limit: 1 }).length === 0) return removed;
    const { n } = await store.write(() =>
      remove(new DirectView(store), collection.ns, { filter, limit: DOCUMENTS_PER_WRITE }),
    );
    removed += n;
  }
}
