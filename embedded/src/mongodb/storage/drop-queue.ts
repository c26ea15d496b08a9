import type { Environment } from './environment.ts';
import { DROP_QUEUE } from './stored-rows.ts';
import type { Table } from './table.ts';

const ROWS_PER_WRITE = 2000;
/** After the commit that adds the tables. */
const START_DELAY_MS = 50;

/** Dropped tables whose rows are removed in the background, a few at a time, also after a restart. */
export class DropQueue {
  #working: Promise<void> | undefined;
  #isRestartNeeded = false;
  #closed = false;
  readonly #queue: Table;

  constructor(
    private readonly environment: Environment,
    private readonly table: (number: number) => Table,
  ) {
    this.#queue = table(DROP_QUEUE);
  }

  tables(): number[] {
    return Array.from(this.#queue.all(), ({ key }) => key.readUInt32BE());
  }

  /** Within a write transaction. */
  add(tables: readonly number[]): void {
    for (const table of tables) {
      const key = Buffer.allocUnsafe(4);
      key.writeUInt32BE(table);
      this.#queue.put(key, Buffer.alloc(0));
    }
    setTimeout(() => this.start(), START_DELAY_MS).unref();
  }

  start(): void {
    if (this.#closed) return;
    if (this.#working) {
      this.#isRestartNeeded = true;
      return;
    }
    this.#isRestartNeeded = false;
    this.#working = this.#removeAll()
      .catch(() => undefined)
      .finally(() => {
        this.#working = undefined;
        if (this.#isRestartNeeded) this.start();
      });
  }

  async #removeAll(): Promise<void> {
    for (let [next] = this.tables(); next !== undefined && !this.#closed; [next] = this.tables())
      await this.#removeRows(this.table(next));
  }

  async #removeRows(table: Table): Promise<void> {
    let start: Buffer | undefined;
    for (let hasMore = true; hasMore && !this.#closed;) {
      await this.environment.write(() => {
        // from the last removed row on: a search from the beginning would pass all removed rows
        const rows = table.range({ ...(start && { start }), limit: ROWS_PER_WRITE });
        for (const { key } of rows) table.remove(key);
        start = rows.at(-1)?.key;
        hasMore = rows.length === ROWS_PER_WRITE;
        if (hasMore) return;
        const key = Buffer.allocUnsafe(4);
        key.writeUInt32BE(table.number);
        this.#queue.remove(key);
      });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Resolves once all tables added so far are removed. */
  async drain(): Promise<void> {
    await this.#working;
    this.start();
    await this.#working;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }
}
