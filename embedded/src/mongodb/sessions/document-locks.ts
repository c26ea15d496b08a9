import { writeConflict } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';

/** Which open transaction has changed which document: a second one is turned away at once. */
export class DocumentLocks {
  readonly #owners = new Map<string, object>();
  readonly #taken = new Map<object, string[]>();

  /** Throws WriteConflict when another owner has the document. */
  take(owner: object, collection: Collection, id: Buffer): void {
    const name = `${collection.record.table} ${id.toString('latin1')}`;
    const holder = this.#owners.get(name);
    if (holder === owner) return;
    if (holder)
      throw writeConflict(`Write conflict: another transaction has changed the same document of ${collection.ns}`);
    this.#owners.set(name, owner);
    const taken = this.#taken.get(owner);
    if (taken) taken.push(name);
    else this.#taken.set(owner, [name]);
  }

  release(owner: object): void {
    for (const name of this.#taken.get(owner) ?? []) this.#owners.delete(name);
    this.#taken.delete(owner);
  }
}
