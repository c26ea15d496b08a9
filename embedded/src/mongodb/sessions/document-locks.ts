import { writeConflict } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';

/** Which open transaction has changed which document: a second one is turned away at once. */
export class DocumentLocks {
  /** By collection, then by the id's key as single-byte text. */
  readonly #owners = new WeakMap<Collection, Map<string, object>>();

  /**
   * Gives a document to an owner that does not have it yet.
   * @throws ServerError WriteConflict when another owner has it
   */
  acquire(owner: object, collection: Collection, id: string): void {
    let owners = this.#owners.get(collection);
    if (!owners) this.#owners.set(collection, (owners = new Map<string, object>()));
    const currentOwner = owners.get(id);
    if (currentOwner && currentOwner !== owner)
      throw writeConflict(`Write conflict: another transaction has changed the same document of ${collection.ns}`);
    owners.set(id, owner);
  }

  release(collection: Collection, ids: Iterable<string>): void {
    const owners = this.#owners.get(collection);
    for (const id of ids) owners?.delete(id);
  }
}
