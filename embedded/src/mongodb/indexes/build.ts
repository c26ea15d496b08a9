import { parse } from '../documents.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { duplicateKeyError } from '../writes/changes.ts';
import type { IndexRecord, IndexSpec } from './index-spec.ts';
import type { SecondaryIndex } from './secondary-index.ts';

const DOCUMENTS_PER_WRITE = 500;

const building = new WeakMap<Collection, Promise<void>>();

/** Adds indexes to a collection, after those already being added to it. `choose` leaves out what is there by then. */
export async function addIndexes(
  store: Store,
  collection: Collection,
  choose: (existing: IndexSpec[]) => IndexSpec[],
): Promise<IndexSpec[]> {
  await building.get(collection)?.catch(() => undefined);
  const newSpecs = choose(collection.record.indexes.map(({ spec }) => spec));
  if (newSpecs.length === 0) return newSpecs;
  const build = buildIndexes(store, collection, newSpecs);
  building.set(collection, build);
  await build;
  return newSpecs;
}

/**
 * Adds indexes to a collection: from the first step on writes maintain them, step by step the documents already there
 * are added, and only then reads use them. When one fails, for example for a duplicate key, none remains.
 */
async function buildIndexes(store: Store, collection: Collection, specs: readonly IndexSpec[]): Promise<void> {
  const records = specs.map((spec): IndexRecord => ({
    table: store.newTable(),
    spec,
    multikey: false,
    shortened: false,
    building: true,
  }));
  await store.write(() => {
    collection.record.indexes.push(...records);
    collection.refreshIndexes();
    store.save(collection);
  });
  const added = collection.indexes.filter(({ record }) => records.includes(record));
  try {
    for (let from: Buffer | undefined; ;) {
      const start = from;
      from = await store.write(() => addNextEntries(collection, added, start));
      if (!from) break;
    }
  } catch (error) {
    await store.write(() =>
      store.removeIndexes(
        collection,
        records.map(({ table }) => table),
      ),
    );
    throw error;
  }
  await store.write(() => {
    for (const record of records) record.building = false;
    store.save(collection);
  });
}

/** Adds the next documents; the id of the last of them, none when all are in (within a write transaction). */
function addNextEntries(collection: Collection, added: readonly SecondaryIndex[], start: Buffer | undefined) {
  const rows = collection.primary.range({
    ...(start && { start }),
    exclusiveStart: start !== undefined,
    limit: DOCUMENTS_PER_WRITE,
  });
  for (const { key: id, value } of rows) {
    const doc = parse(value);
    for (const index of added)
      for (const key of index.keysOf(doc)) {
        const owner = index.spec.unique ? index.table.get(key) : undefined;
        if (owner && !owner.equals(id)) throw duplicateKeyError(collection.ns, index.spec, doc);
        index.assertFits(key, id);
        index.put(key, id);
      }
  }
  return rows.length === DOCUMENTS_PER_WRITE ? rows.at(-1)!.key : undefined;
}
