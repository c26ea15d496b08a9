import { setImmediate } from 'node:timers/promises';
import { Long } from 'mongodb';
import type { Documents, Keyed, Selection } from '../projection.ts';
import { CollectionCache, type StoredDocument, type Write } from './collection-cache.ts';

/** Where documents are read: those of the ids that exist, in any order. */
export interface DocumentReader {
  read(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  find(collection: string, selection: Selection): Promise<readonly StoredDocument[]>;
}

/** The store did not answer: no fault of the event that was being taken. */
export class ReadFailedError extends Error {}

const readAtOnce = 10_000;
const askedAtOnce = 2_000;

/** Whether a selection takes a document, as the store would say. */
export const selects =
  ({ field, value }: Selection) =>
  (document: Keyed): boolean =>
    (document as unknown as Readonly<Record<string, unknown>>)[field] === value;

/** What a projection makes of it elsewhere has no part in the stamp. */
const withoutPosition = (document: Keyed): Keyed => {
  const { position: _, ...content } = document as Partial<StoredDocument> & Keyed;
  return content;
};

/** Counts what was asked for; to be awaited where it is others' turn. */
type Turn = (count: number) => Promise<void> | undefined;

type Pending = Map<string, Map<string, Keyed | null>>;

/** The documents of all views that one subscription feeds, kept between batches. */
export class ViewDocuments {
  readonly #collections = new Map<string, CollectionCache>();
  readonly #reader: DocumentReader;
  readonly #bound: number;

  /** @param bound documents kept per collection between batches */
  constructor(reader: DocumentReader, bound: number) {
    this.#reader = reader;
    this.#bound = bound;
  }

  /** Says that a collection is empty, so that nothing has to be asked of the store. */
  startEmpty(collection: string): void {
    this.#collections.set(collection, new CollectionCache(true));
  }

  /** Reads what is not known yet, once per collection. */
  async prefetch(wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    await Promise.all(
      [...wanted].map(([name, ids]) => {
        const cache = this.#collection(name);
        return this.#load(
          name,
          [...ids].filter((id) => cache.look(id) === undefined),
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
    let asked = 0;
    // One event may concern the documents of a hundred thousand: what lands and renews the lease goes on in between.
    const turn = (count: number): Promise<void> | undefined => {
      asked += count;
      if (asked < askedAtOnce) return undefined;
      asked = 0;
      return setImmediate();
    };
    await event(this.#documents(collection, '', pending, turn));
    const stamp = Long.fromBigInt(position);
    for (const [name, documents] of pending) {
      const cache = this.#collection(name);
      for (const [id, document] of documents) cache.put(id, document && { ...document, position: stamp });
    }
  }

  /** What all collections have to write since the last call. */
  seal(): { readonly collection: string; readonly writes: readonly Write[] }[] {
    return [...this.#collections]
      .map(([collection, cache]) => ({ collection, writes: cache.seal() }))
      .filter(({ writes }) => writes.length > 0);
  }

  /** To be called when everything sealed before the last time has landed. */
  evict(): void {
    for (const cache of this.#collections.values()) cache.evict(this.#bound);
  }

  /** Forgets the collections of a view build. */
  forget(build: string): void {
    for (const name of this.#collections.keys())
      if (name === build || name.startsWith(`${build}.`)) this.#collections.delete(name);
  }

  #documents(build: string, part: string, pending: Pending, turn: Turn): Documents<Keyed> {
    const name = part ? `${build}.${part}` : build;
    const cache = this.#collection(name);
    let own = pending.get(name);
    if (!own) pending.set(name, (own = new Map<string, Keyed | null>()));
    const written = own;
    const known = (id: string) => (written.has(id) ? written.get(id) : cache.look(id));
    const getMany = async (ids: readonly string[]) => {
      const pause = turn(ids.length);
      if (pause) await pause;
      await this.#load(
        name,
        ids.filter((id) => known(id) === undefined),
      );
      return ids.map((id) => known(id) ?? undefined);
    };
    return {
      get: async (id) => {
        const pause = turn(1);
        if (pause) await pause;
        const document = known(id);
        if (document !== undefined) return document ?? undefined;
        await this.#load(name, [id]);
        return cache.look(id) ?? undefined;
      },
      getMany,
      select: async (selection) => {
        await this.#loadSelection(name, selection);
        const isSelected = selects(selection);
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
      part: <Part extends Keyed>(other: string) => this.#documents(build, other, pending, turn) as Documents<Part>,
    };
  }

  #collection(name: string): CollectionCache {
    let cache = this.#collections.get(name);
    if (!cache) this.#collections.set(name, (cache = new CollectionCache(false)));
    return cache;
  }

  async #load(name: string, ids: readonly string[]): Promise<void> {
    const cache = this.#collection(name);
    for (let first = 0; first < ids.length; first += readAtOnce) {
      const some = ids.slice(first, first + readAtOnce);
      for (const document of await this.#ask(name, this.#reader.read(name, some))) cache.load(document._id, document);
      for (const id of some) cache.load(id, null);
    }
  }

  async #loadSelection(name: string, selection: Selection): Promise<void> {
    const cache = this.#collection(name);
    if (cache.isComplete) return;
    for (const document of await this.#ask(name, this.#reader.find(name, selection)))
      cache.load(document._id, document);
  }

  async #ask(name: string, reading: Promise<readonly StoredDocument[]>): Promise<readonly StoredDocument[]> {
    try {
      return await reading;
    } catch (cause) {
      throw new ReadFailedError(`documents of ${name} could not be read`, { cause });
    }
  }
}
