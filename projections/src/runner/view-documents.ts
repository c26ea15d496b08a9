import { setImmediate } from 'node:timers/promises';
import { Long } from 'mongodb';
import type { Documents, Keyed, Selection } from '../projection.ts';
import { CollectionCache, type StoredDocument, type Write } from './collection-cache.ts';

/** Where documents are read: those of the ids that exist, in any order. */
export interface DocumentReader {
  read(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  find(collection: string, selection: Selection): Promise<readonly StoredDocument[]>;
}

/** The store did not answer, which is no fault of the event that was being applied. */
export class ReadFailedError extends Error {}

const readBatchSize = 10_000;
const yieldEvery = 2_000;

/** Whether a selection contains a document, as the store would decide. */
export const matches =
  ({ field, value }: Selection) =>
  (document: Keyed): boolean =>
    (document as unknown as Readonly<Record<string, unknown>>)[field] === value;

/** A projection that copies a document into another one must not copy its position. */
const withoutPosition = (document: Keyed): Keyed => {
  const { position: _, ...content } = document as Partial<StoredDocument> & Keyed;
  return content;
};

/** Counts documents that an event asked for; what it returns must be awaited, so that other work gets its turn. */
type YieldAfter = (count: number) => Promise<void> | undefined;

type Pending = Map<string, Map<string, Keyed | null>>;

/** What a batch changes in one collection. */
export interface CollectionWrites {
  readonly collection: string;
  readonly writes: readonly Write[];
}

/** The documents of all builds that one subscription feeds, cached between batches. */
export class ViewDocuments {
  readonly #collections = new Map<string, CollectionCache>();
  readonly #reader: DocumentReader;
  readonly #bound: number;
  readonly #isWriteBehind: boolean;

  /**
   * @param bound documents cached per collection between batches
   * @param isWriteBehind writes may wait for `drainAll`, as nobody reads before then; `bound` counts all documents
   */
  constructor(reader: DocumentReader, bound: number, { isWriteBehind = false } = {}) {
    this.#reader = reader;
    this.#bound = bound;
    this.#isWriteBehind = isWriteBehind;
  }

  /** Declares a collection empty, so that the store need not be asked. */
  startEmpty(collection: string): void {
    this.#collections.set(collection, new CollectionCache({ isNew: true, isWriteBehind: this.#isWriteBehind }));
  }

  /** Reads what is not cached, with one query per collection. */
  async prefetch(idsByCollection: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    await Promise.all(
      [...idsByCollection].map(([name, ids]) => {
        const cache = this.#collection(name);
        return this.#load(
          name,
          [...ids].filter((id) => cache.get(id) === undefined),
        );
      }),
    );
  }

  /** Runs one event on its view; what it wrote counts only when it got through. */
  async apply(
    collection: string,
    position: bigint,
    event: (documents: Documents<Keyed>) => Promise<void>,
  ): Promise<void> {
    const pending: Pending = new Map();
    let total = 0;
    // One event may concern a hundred thousand documents: commits and the renewal of the lease must go on in between.
    const yieldAfter = (count: number): Promise<void> | undefined => {
      total += count;
      if (total < yieldEvery) return undefined;
      total = 0;
      return setImmediate();
    };
    await event(this.#documents(collection, '', pending, yieldAfter));
    const stamp = Long.fromBigInt(position);
    for (const [name, documents] of pending) {
      const cache = this.#collection(name);
      for (const [id, document] of documents) cache.put(id, document && { ...document, position: stamp });
    }
  }

  /** Whether the store holds nothing that is not cached of these collections. */
  isComplete(collections: readonly string[]): boolean {
    return collections.every((name) => this.#collections.get(name)?.isComplete);
  }

  /** The writes of all collections since the last call; behind, only those of documents that seem to be finished. */
  drainWrites(): CollectionWrites[] {
    return this.#writes((cache) => cache.drainWrites());
  }

  /** All writes that were not drained yet. */
  drainAll(): CollectionWrites[] {
    return this.#writes((cache) => cache.drainAll());
  }

  /** To be called when everything that was drained before the last time is committed. */
  evict(): void {
    const caches = [...this.#collections.values()];
    const total = caches.reduce((sum, { size }) => sum + size, 0);
    for (const cache of caches)
      cache.evict(this.#isWriteBehind ? Math.floor(cache.size * Math.min(1, this.#bound / total)) : this.#bound);
  }

  /** Forgets the collections of a view build. */
  forget(build: string): void {
    for (const name of this.#collections.keys())
      if (name === build || name.startsWith(`${build}.`)) this.#collections.delete(name);
  }

  #documents(build: string, part: string, pending: Pending, yieldAfter: YieldAfter): Documents<Keyed> {
    const name = part ? `${build}.${part}` : build;
    const cache = this.#collection(name);
    let own = pending.get(name);
    if (!own) pending.set(name, (own = new Map<string, Keyed | null>()));
    const written = own;
    const current = (id: string) => (written.has(id) ? written.get(id) : cache.get(id));
    const getMany = async (ids: readonly string[]) => {
      const pause = yieldAfter(ids.length);
      if (pause) await pause;
      await this.#load(
        name,
        ids.filter((id) => current(id) === undefined),
      );
      return ids.map((id) => current(id) ?? undefined);
    };
    return {
      get: async (id) => {
        const pause = yieldAfter(1);
        if (pause) await pause;
        const document = current(id);
        if (document !== undefined) return document ?? undefined;
        await this.#load(name, [id]);
        return cache.get(id) ?? undefined;
      },
      getMany,
      select: async (selection) => {
        await this.#loadSelection(name, selection);
        const isSelected = matches(selection);
        const found = new Map<string, Keyed>();
        for (const document of cache.documents()) if (isSelected(document)) found.set(document._id, document);
        for (const [id, document] of written)
          if (document && isSelected(document)) found.set(id, document);
          else found.delete(id);
        return [...found.values()].map(withoutPosition).sort((a, b) => (a._id < b._id ? -1 : 1));
      },
      put: (document) => {
        if (typeof document._id !== 'string' || document._id === '') throw new TypeError('a document without id');
        written.set(document._id, document);
      },
      delete: (id) => void written.set(id, null),
      part: <Part extends Keyed>(other: string) =>
        this.#documents(build, other, pending, yieldAfter) as Documents<Part>,
    };
  }

  #writes(drain: (cache: CollectionCache) => readonly Write[]): CollectionWrites[] {
    return [...this.#collections]
      .map(([collection, cache]) => ({ collection, writes: drain(cache) }))
      .filter(({ writes }) => writes.length > 0);
  }

  #collection(name: string): CollectionCache {
    let cache = this.#collections.get(name);
    if (!cache) this.#collections.set(name, (cache = new CollectionCache({ isNew: false })));
    return cache;
  }

  async #load(name: string, ids: readonly string[]): Promise<void> {
    const cache = this.#collection(name);
    for (let first = 0; first < ids.length; first += readBatchSize) {
      const some = ids.slice(first, first + readBatchSize);
      for (const document of await this.#readOrFail(name, this.#reader.read(name, some)))
        cache.load(document._id, document);
      for (const id of some) cache.load(id, null);
    }
  }

  async #loadSelection(name: string, selection: Selection): Promise<void> {
    const cache = this.#collection(name);
    if (cache.isComplete) return;
    for (const document of await this.#readOrFail(name, this.#reader.find(name, selection)))
      cache.load(document._id, document);
  }

  async #readOrFail(name: string, reading: Promise<readonly StoredDocument[]>): Promise<readonly StoredDocument[]> {
    try {
      return await reading;
    } catch (cause) {
      throw new ReadFailedError(`documents of ${name} could not be read`, { cause });
    }
  }
}
