import type { Doc } from '../documents.ts';
import { IndexedFields } from '../indexes/indexed-fields.ts';
import { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { IndexRecord } from '../indexes/index-spec.ts';
import type { Table } from './table.ts';

/** What the catalogue stores of a collection. */
export interface CollectionRecord {
  table: number;
  uuid: string;
  options: Doc;
  /** Some id is too long for its key to hold it whole. */
  shortenedIds: boolean;
  indexes: IndexRecord[];
}

export interface KeyChange {
  index: SecondaryIndex;
  added: Buffer[];
  removed: Buffer[];
}

/** A document comes (no `before`), changes or goes (no `after`). */
export interface Change {
  collection: Collection;
  id: Buffer;
  before: Buffer | undefined;
  after: Buffer | undefined;
  keys: KeyChange[];
}

export function keysWithout(keys: Buffer[], others: Buffer[]): Buffer[] {
  if (keys.length === 0 || others.length === 0) return keys;
  if (keys.length === 1 && others.length === 1) return keys[0]!.equals(others[0]!) ? [] : keys;
  const names = new Set(others.map((other) => other.toString('latin1')));
  return keys.filter((key) => !names.has(key.toString('latin1')));
}

/** One collection: its documents by encoded id, and its indexes. */
export class Collection {
  readonly primary: Table;
  indexes: SecondaryIndex[] = [];
  /** Grows with every change of the set of indexes. */
  generation = 0;
  #indexedFields = new IndexedFields([]);
  #count: number | undefined;
  /** Number of the last commit that has changed a document, or of the one that is being made. */
  lastChange = 0;

  constructor(
    public ns: string,
    readonly record: CollectionRecord,
    private readonly table: (number: number) => Table,
  ) {
    this.primary = table(record.table);
    this.refreshIndexes();
    this.storedTraits = this.traits;
  }

  /** Takes over the set of indexes in the record. */
  refreshIndexes(): void {
    const existing = new Map(this.indexes.map((index) => [index.record, index]));
    this.indexes = this.record.indexes.map(
      (record) => existing.get(record) ?? new SecondaryIndex(record, this.table(record.table)),
    );
    this.generation++;
    this.#indexedFields = new IndexedFields(this.indexes);
  }

  get(id: Buffer): Buffer | undefined {
    return this.primary.get(id);
  }

  /** The traits as the catalogue has them. */
  storedTraits: number;

  /**
   * How much the entries have shown of themselves; it must be stored with the entries that showed it. None of it is
   * ever undone, so that a greater number means a change.
   */
  get traits(): number {
    const { shortenedIds, indexes } = this.record;
    let count = Number(shortenedIds);
    for (const { multikey, shortened } of indexes) count += Number(multikey) + Number(shortened);
    return count;
  }

  get count(): number {
    if (this.#count !== undefined) return this.#count;
    const count = this.primary.count();
    if (!this.primary.isChanging) this.#count = count;
    return count;
  }

  /** How the index entries of a document change with it; nothing of the indexes whose entries stay. */
  keyChanges(before: Buffer | undefined, after: Buffer | undefined): KeyChange[] {
    const changes: KeyChange[] = [];
    if (this.indexes.length > 0)
      this.#indexedFields.compare(before, after, (index, docBefore, docAfter) => {
        const keysBefore = docBefore ? index.keysOf(docBefore) : [];
        const keysAfter = docAfter ? index.keysOf(docAfter) : [];
        const added = keysWithout(keysAfter, keysBefore);
        const removed = keysWithout(keysBefore, keysAfter);
        if (added.length > 0 || removed.length > 0) changes.push({ index, added, removed });
      });
    return changes;
  }

  /** Writes a change whose keys are known to be free (within a write transaction). */
  apply(change: Change): void {
    this.deleteRemovedKeys(change);
    this.putDocument(change);
  }

  deleteRemovedKeys({ id, keys }: Change): void {
    for (const { index, removed } of keys) for (const key of removed) index.remove(key, id);
  }

  putDocument({ id, before, after, keys }: Change): void {
    if (after) this.primary.put(id, after);
    else this.primary.remove(id);
    this.lastChange = this.primary.version + 1;
    if (this.#count !== undefined) this.#count += (after ? 1 : 0) - (before ? 1 : 0);
    for (const { index, added } of keys) for (const key of added) index.put(key, id);
  }
}
