import { writeConflict } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';

/** Which open transaction has changed which document: a second one is turned away at once. */
export class DocumentLocks {
  readonly #owners = new Map<string, object>();

  /** Throws WriteConflict when another owner has the document. */
  take(owner: object, collection: Collection, id: Buffer): void {
    const name = `${collection.record.table} ${id.toString('latin1')}`;
    const holder = this.#owners.get(name);
    if (holder && holder !== owner)
      throw writeConflict(`Write conflict: another transaction has changed the same document of ${collection.ns}`);
    this.#owners.set(name, owner);
  }

  release(owner: object): void {
    for (const [name, holder] of this.#owners) if (holder === owner) this.#owners.delete(name);
  }
}
