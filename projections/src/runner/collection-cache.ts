import type { Long } from '@henna/domain';
import type { Keyed } from '../projection.ts';

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
  readonly document: StoredDocument | null;
  /** Whether the store holds it; `undefined` where it was not asked. */
  readonly stored: boolean | undefined;
}

/** Documents of one collection as the events folded so far leave them; those used last stay longest. */
export class CollectionCache {
  readonly #entries = new Map<string, Entry>();
  /** What changed since the writes were drained last, with what it was before. */
  #changed = new Map<string, StoredDocument | null | undefined>();
  /** Drained last and being committed, so the store may not have it yet. */
  #inFlight: ReadonlyMap<string, unknown> = new Map();
  #complete: boolean;

  /** @param complete the collection is new: the store holds nothing that is not here */
  constructor(complete: boolean) {
    this.#complete = complete;
  }

  /** The store holds nothing that is not here. */
  get isComplete(): boolean {
    return this.#complete;
  }

  *documents(): Generator<StoredDocument> {
    for (const { document } of this.#entries.values()) if (document) yield document;
  }

  /** The document, `null` when there is none, `undefined` when the store must be asked. */
  get(id: string): StoredDocument | null | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return this.#complete ? null : undefined;
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    return entry.document;
  }

  /** Adds what the store answered; what was put in the meantime is newer and stays. */
  load(id: string, document: StoredDocument | null): void {
    if (!this.#entries.has(id)) this.#entries.set(id, { document, stored: document !== null });
  }

  put(id: string, document: StoredDocument | null): void {
    const entry = this.#entries.get(id);
    const stored = entry?.stored ?? (this.#complete ? false : undefined);
    this.#entries.set(id, { document, stored });
    if (!this.#changed.has(id)) this.#changed.set(id, entry?.document);
  }

  /** What changed since the last call, one write a document. */
  drainWrites(): Write[] {
    const writes: Write[] = [];
    for (const [id, before] of this.#changed) {
      const { document, stored } = this.#entries.get(id)!;
      if (document || stored !== false) writes.push({ id, document, isNew: stored === false, before });
      this.#entries.set(id, { document, stored: document !== null });
    }
    this.#inFlight = this.#changed;
    this.#changed = new Map();
    return writes;
  }

  /** Drops the documents used longest ago, never one that is to be written or was drained last. */
  evict(bound: number): void {
    let surplus = this.#entries.size - bound;
    if (surplus <= 0) return;
    for (const id of this.#entries.keys()) {
      if (this.#changed.has(id) || this.#inFlight.has(id)) continue;
      this.#entries.delete(id);
      this.#complete = false;
      if (--surplus === 0) return;
    }
  }
}
