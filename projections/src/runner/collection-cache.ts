import type { Long } from '@henna/domain';
import type { Keyed } from '../projection.ts';
import { IdFingerprints } from './id-fingerprints.ts';

export interface StoredDocument extends Keyed {
  readonly position: Long;
}

/** What a batch leaves of one document: its new content, or `null` where it is gone. `isNew`: the store can't have it. */
export interface Write {
  readonly id: string;
  readonly document: StoredDocument | null;
  readonly isNew: boolean;
  /** What it was before the batch; `undefined` where that was not read. */
  readonly before: StoredDocument | null | undefined;
}

interface Entry {
  document: StoredDocument | null;
  /** Whether the store holds it; `undefined` where it was not asked. */
  stored: boolean | undefined;
  /** The round in which it was used last, and that in which it took its place in the order of eviction. */
  used: number;
  placed: number;
}

export interface CacheOptions {
  /** The collection is new: the store holds nothing that was not written from here. */
  readonly isNew: boolean;
  /** Documents that were written before and change again wait for `drainAll`, or until they are about to be evicted. */
  readonly isWriteBehind?: boolean;
}

/** Of so many evicted ids the fingerprints are remembered, which takes 16 MB. */
const mostRemembered = 2_000_000;

/** Documents of one collection as the events folded so far leave them; those used last stay longest. */
export class CollectionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #isWriteBehind: boolean;
  /** What changed since it was drained last, with what it was before. */
  #changed = new Map<string, StoredDocument | null | undefined>();
  /** The same of documents that are written behind. */
  readonly #held = new Map<string, StoredDocument | null | undefined>();
  /** Drained last and being committed, so the store may not have it yet. */
  #inFlight: ReadonlyMap<string, unknown> = new Map();
  /** What the store holds beside the entries; `undefined` where that is not known. */
  #evicted: IdFingerprints | undefined;
  /** Counts the drains. */
  #round = 1;

  constructor({ isNew, isWriteBehind = false }: CacheOptions) {
    this.#evicted = isNew ? new IdFingerprints() : undefined;
    this.#isWriteBehind = isWriteBehind;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The store holds nothing that is not here. */
  get isComplete(): boolean {
    return this.#evicted?.size === 0;
  }

  *documents(): Generator<StoredDocument> {
    for (const { document } of this.#entries.values()) if (document) yield document;
  }

  /** The document, `null` when there is none, `undefined` when the store must be asked. */
  get(id: string): StoredDocument | null | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return this.#isAbsent(id) ? null : undefined;
    entry.used = this.#round;
    return entry.document;
  }

  /** Adds what the store answered; what was put in the meantime is newer and stays. */
  load(id: string, document: StoredDocument | null): void {
    if (!this.#entries.has(id)) this.#add(id, document, document !== null);
  }

  put(id: string, document: StoredDocument | null): void {
    const entry = this.#entries.get(id);
    if (!this.#changed.has(id) && !this.#held.has(id)) {
      const waiting = this.#isWriteBehind && entry?.stored === true ? this.#held : this.#changed;
      waiting.set(id, entry?.document);
    }
    if (!entry) return this.#add(id, document, this.#isAbsent(id) ? false : undefined);
    entry.document = document;
    entry.used = this.#round;
  }

  /** What changed since the last call, one write a document; written behind, only what did not change in this round again. */
  drainWrites(): Write[] {
    if (!this.#isWriteBehind) return this.drainAll();
    const [drained, later] = [new Map<string, StoredDocument | null | undefined>(), this.#changed];
    this.#changed = new Map();
    for (const [id, before] of later)
      (this.#entries.get(id)!.used < this.#round ? drained : this.#changed).set(id, before);
    return this.#drain(drained);
  }

  /** All that changed and was not drained yet. */
  drainAll(): Write[] {
    const drained = this.#changed;
    for (const [id, before] of this.#held) drained.set(id, before);
    this.#held.clear();
    this.#changed = new Map();
    return this.#drain(drained);
  }

  /** Drops the documents used longest ago, never one that is to be written or was drained last. */
  evict(bound: number): void {
    let surplus = this.#entries.size - bound;
    if (surplus <= 0) return;
    let unseen = this.#entries.size;
    for (const [id, entry] of this.#entries) {
      if (unseen-- === 0) return;
      if (this.#changed.has(id) || this.#inFlight.has(id)) continue;
      if (entry.used > entry.placed) {
        entry.placed = entry.used;
        this.#entries.delete(id);
        this.#entries.set(id, entry);
        continue;
      }
      if (this.#held.has(id)) this.#release(id);
      else this.#drop(id, entry);
      if (--surplus === 0) return;
    }
  }

  #add(id: string, document: StoredDocument | null, stored: boolean | undefined): void {
    this.#entries.set(id, { document, stored, used: this.#round, placed: this.#round });
  }

  /** Whether neither the store nor this cache has it, of an id without an entry. */
  #isAbsent(id: string): boolean {
    return this.#evicted !== undefined && !this.#evicted.mayHave(id);
  }

  #drain(drained: ReadonlyMap<string, StoredDocument | null | undefined>): Write[] {
    const writes: Write[] = [];
    for (const [id, before] of drained) {
      const entry = this.#entries.get(id)!;
      const { document, stored } = entry;
      if (document || stored !== false) writes.push({ id, document, isNew: stored === false, before });
      entry.stored = document !== null;
    }
    this.#inFlight = drained;
    this.#round += 1;
    return writes;
  }

  /** Lets a document be drained next. */
  #release(id: string): void {
    this.#changed.set(id, this.#held.get(id));
    this.#held.delete(id);
  }

  #drop(id: string, { stored }: Entry): void {
    this.#entries.delete(id);
    if (!this.#evicted || stored === false) return;
    if (this.#evicted.size < mostRemembered) this.#evicted.add(id);
    else this.#evicted = undefined;
  }
}
