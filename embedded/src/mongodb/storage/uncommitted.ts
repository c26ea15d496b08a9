import { PendingChanges } from './pending-changes.ts';

/** What the works of one commit have changed so far, by table. Only they see it, each what those before it did. */
export class Uncommitted {
  #tables: Map<number | undefined, PendingChanges> | undefined;

  /** Runs works whose changes are seen by themselves alone. */
  during(works: () => void): void {
    this.#tables = new Map();
    try {
      works();
    } finally {
      this.#tables = undefined;
    }
  }

  /** The changes of a table; undefined when there are none. */
  of(table: number | undefined): PendingChanges | undefined {
    return this.#tables?.get(table);
  }

  /** @throws Error outside of a write transaction */
  note(table: number | undefined, key: Buffer, value: Buffer | null): void {
    if (!this.#tables) throw new Error('rows change within a write transaction only');
    let changes = this.#tables.get(table);
    if (!changes) this.#tables.set(table, (changes = new PendingChanges()));
    changes.note(key, value);
  }
}
