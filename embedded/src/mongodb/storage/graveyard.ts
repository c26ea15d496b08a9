import type { Environment } from './environment.ts';
import { GRAVES } from './stored-rows.ts';
import type { Table } from './table.ts';

const ROWS_A_TURN = 2000;
/** Later than the commit that buries. */
const SOON_MS = 50;

/** Tables given up: their rows go in the background, a few at a time, also after a restart. */
export class Graveyard {
  #working: Promise<void> | undefined;
  #calledAgain = false;
  #closed = false;
  readonly #graves: Table;

  constructor(
    private readonly environment: Environment,
    private readonly table: (number: number) => Table,
  ) {
    this.#graves = table(GRAVES);
  }

  tables(): number[] {
    return Array.from(this.#graves.all(), ({ key }) => key.readUInt32BE());
  }

  /** Within a write transaction. */
  bury(tables: readonly number[]): void {
    for (const table of tables) {
      const key = Buffer.allocUnsafe(4);
      key.writeUInt32BE(table);
      this.#graves.put(key, Buffer.alloc(0));
    }
    setTimeout(() => this.wake(), SOON_MS).unref();
  }

  wake(): void {
    if (this.#closed) return;
    if (this.#working) {
      this.#calledAgain = true;
      return;
    }
    this.#calledAgain = false;
    this.#working = this.#dig()
      .catch(() => undefined)
      .finally(() => {
        this.#working = undefined;
        if (this.#calledAgain) this.wake();
      });
  }

  async #dig(): Promise<void> {
    for (let [next] = this.tables(); next !== undefined && !this.#closed; [next] = this.tables())
      await this.#empty(this.table(next));
  }

  async #empty(table: Table): Promise<void> {
    let start: Buffer | undefined;
    for (let left = true; left && !this.#closed;) {
      await this.environment.write(() => {
        // from the last one on: those before are gone already, and would be passed one by one
        const rows = table.range({ ...(start && { start }), limit: ROWS_A_TURN });
        for (const { key } of rows) table.remove(key);
        start = rows.at(-1)?.key;
        left = rows.length === ROWS_A_TURN;
        if (left) return;
        const key = Buffer.allocUnsafe(4);
        key.writeUInt32BE(table.number);
        this.#graves.remove(key);
      });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Resolves once what has been buried before is gone. */
  async emptied(): Promise<void> {
    await this.#working;
    this.wake();
    await this.#working;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }
}
