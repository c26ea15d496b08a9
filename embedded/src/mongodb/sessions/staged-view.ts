import { ServerError } from '../errors.ts';
import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { Found, Search } from '../query/find.ts';
import { type Change, type Collection, keysWithout } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import type { WriteView } from '../writes/write-view.ts';
import type { DocumentLocks } from './document-locks.ts';
import { searchStaged } from './staged-search.ts';

export interface StagedCollection {
  /** As the set of indexes was when the keys were computed. */
  generation: number;
  /** Number of the last commit that was readable before the first of its documents was read. */
  base: number;
  changes: Map<string, Change>;
}

const MAX_BYTES = 256 * 1024 * 1024;

/** The committed state with a transaction's own changes laid over it; nothing is written. */
export class StagedView implements WriteView {
  readonly collections = new Map<Collection, StagedCollection>();
  /** Collections that the transaction will make. */
  readonly createdCollections = new Map<string, Collection>();
  readonly #uniqueKeys = new Map<SecondaryIndex, Map<string, Buffer | undefined>>();
  #bytes = 0;

  constructor(
    private readonly store: Store,
    private readonly locks: DocumentLocks,
  ) {}

  find(ns: string): Collection | undefined {
    return this.store.find(ns) ?? this.createdCollections.get(ns);
  }

  ensure(ns: string): Collection {
    const existing = this.find(ns);
    if (existing) return existing;
    const created = this.store.make(ns);
    this.createdCollections.set(ns, created);
    return created;
  }

  get(collection: Collection, id: Buffer): Buffer | undefined {
    const staged = this.collections.get(collection)?.changes.get(id.toString('latin1'));
    return staged ? staged.after : collection.get(id);
  }

  search(collection: Collection, search: Search): Found[] {
    return searchStaged(this, collection, search);
  }

  uniqueKeyOwner(index: SecondaryIndex, key: Buffer): Buffer | undefined {
    const claims = this.#uniqueKeys.get(index);
    const name = key.toString('latin1');
    return claims?.has(name) ? claims.get(name) : index.table.get(key);
  }

  record(change: Change): void {
    const { collection, id } = change;
    const name = id.toString('latin1');
    this.locks.acquire(this, collection, name);
    const staged = this.#staged(collection);
    const earlier = staged.changes.get(name);
    this.#recordUniqueKeys(change);
    this.#bytes += (change.before?.length ?? 0) + (change.after?.length ?? 0) - (earlier?.after?.length ?? 0);
    staged.changes.set(name, earlier ? mergedChange(earlier, change) : change);
    if (this.#bytes > MAX_BYTES)
      throw new ServerError('TransactionTooLarge', `A transaction may hold ${MAX_BYTES} bytes at most`);
  }

  /** Other transactions may change the same documents from now on. */
  releaseLocks(): void {
    for (const [collection, { changes }] of this.collections) this.locks.release(collection, changes.keys());
  }

  #staged(collection: Collection): StagedCollection {
    const existing = this.collections.get(collection);
    if (existing) return existing;
    const created = {
      generation: collection.generation,
      base: collection.primary.version,
      changes: new Map<string, Change>(),
    };
    this.collections.set(collection, created);
    return created;
  }

  #recordUniqueKeys({ id, keys }: Change): void {
    for (const { index, added, removed } of keys) {
      if (!index.spec.unique) continue;
      const claims = this.#uniqueKeys.get(index) ?? new Map<string, Buffer | undefined>();
      this.#uniqueKeys.set(index, claims);
      for (const key of removed) claims.set(key.toString('latin1'), undefined);
      for (const key of added) claims.set(key.toString('latin1'), id);
    }
  }
}

/** Two changes of one document as one: of the keys, a later addition and an earlier removal cancel out, and vice versa. */
function mergedChange(first: Change, second: Change): Change {
  const keys = new Map(first.keys.map((change) => [change.index, change]));
  for (const { index, added, removed } of second.keys) {
    const earlier = keys.get(index) ?? { added: [], removed: [] };
    keys.set(index, {
      index,
      added: [...keysWithout(earlier.added, removed), ...keysWithout(added, earlier.removed)],
      removed: [...keysWithout(earlier.removed, added), ...keysWithout(removed, earlier.added)],
    });
  }
  return { ...second, before: first.before, keys: [...keys.values()] };
}
