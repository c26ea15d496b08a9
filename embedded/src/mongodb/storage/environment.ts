import { killIfUnreadable, failureReason } from '../../commit-failure.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { Journal, type JournalLimits } from '../../journal/journal.ts';
import { ServerError, writingFailed } from '../errors.ts';
import { MAX_KEY_BYTES } from '../indexes/key-encoding.ts';
import { type MemRow, MemTables } from './mem-tables.ts';
import { replayJournal } from './recovery.ts';
import { framesIn } from './row-frame.ts';
import { RowWriter } from './row-writer.ts';
import { StoredRows } from './stored-rows.ts';
import type { TableSource } from './table.ts';

/** Work of a write, and the promise that waits for it. */
interface PendingWrite {
  work: () => void;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Commits change the same rows again and again: the longer they are gathered, the less is written to LMDB. */
const JOURNAL_LIMITS: JournalLimits = { flushBytes: 16 << 20, maxBytes: 64 << 20, flushMs: 3000 };

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const rejectAll = (writes: readonly PendingWrite[], reason: unknown): void =>
  writes.forEach(({ reject }) => reject(reason));

/** The rows of a folder: read at any time, changed in writes, one after the other. */
export class Environment implements TableSource {
  readonly #writer: RowWriter;
  #pending: PendingWrite[] = [];
  readonly #exclusive: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;
  /** The changes of the commit under way, not durable yet. */
  #draft: MemTables | undefined;
  /** While writes run: their own changes in front of the other rows. */
  #writeScope: readonly MemTables[] | undefined;
  #closed = false;
  #failure: ServerError | undefined;

  /** `onFailure` is called once when the disk refuses a commit: from then on the rows can only be read. */
  private constructor(
    readonly stored: StoredRows,
    private readonly journal: Journal,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.#writer = new RowWriter(stored, journal, (reason) => void this.#fail(reason));
  }

  /**
   * Opens the rows in a folder, or makes it.
   * @throws JournalGap when a part of them is missing
   */
  static async open(folder: string, onFailure: (error: Error) => void, limits = JOURNAL_LIMITS): Promise<Environment> {
    const stored = new StoredRows(folder);
    try {
      await replayJournal(framesIn(folder), stored);
      return new Environment(stored, Journal.open(folder, limits), onFailure);
    } catch (error) {
      if (error instanceof JournalGap) await stored.close(); // after a refused commit lmdb would wait for ever
      throw error;
    }
  }

  get memTables(): readonly MemTables[] {
    return this.#writeScope ?? this.#writer.memTables;
  }

  get lastCommit(): number {
    return this.#writer.last;
  }

  get isWriting(): boolean {
    return this.#draft !== undefined;
  }

  /** @throws ServerError when LMDB could not hold the row, which would show only when others have been acknowledged */
  writeRow(table: number, row: MemRow): void {
    if (!this.#writeScope) throw new Error('rows are changed within a write');
    if (row.key.length === 0 || row.key.length > MAX_KEY_BYTES)
      throw new ServerError('KeyTooLong', `a key has ${row.key.length} bytes, 1 to ${MAX_KEY_BYTES} fit`);
    this.#draft!.set(table, row);
  }

  /** Runs `work` in a write and resolves once it is on disk. Calls that come together share a commit. */
  async write<T>(work: () => T): Promise<T> {
    this.#assertWritable();
    let thrown: { error: unknown } | undefined;
    let result: T | undefined;
    await new Promise<void>((resolve, reject) => {
      const attempt = () => {
        try {
          result = work();
        } catch (error) {
          thrown = { error };
        }
      };
      this.#pending.push({ work: attempt, resolve, reject });
      this.#running ??= this.#run();
    });
    if (thrown) throw thrown.error;
    return result as T;
  }

  /**
   * Rewrites all files with nothing in them but the present rows. Reads go on meanwhile, writes wait.
   * @throws Error when the disk refuses; everything is then as before
   */
  async compact(): Promise<void> {
    this.#assertWritable();
    await new Promise<void>((resolve, reject) => {
      this.#exclusive.push(() => this.#compact().then(resolve, reject));
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    const hasFlushed = await this.#writer.flush().then(
      () => true,
      () => false,
    );
    this.#writer.stop();
    await this.journal.close();
    if (hasFlushed && !this.#failure) await this.stored.close(); // after a failed commit lmdb would wait for ever
  }

  #assertWritable(): void {
    if (this.#closed) throw new Error('the store is closed');
    if (this.#failure) throw this.#failure;
  }

  async #run(): Promise<void> {
    await endOfTurn();
    for (let task; (task = this.#exclusive.shift()) !== undefined || this.#pending.length > 0;)
      await (task ? task() : this.#commit(this.#pending.splice(0)));
    this.#running = undefined;
  }

  async #commit(writes: readonly PendingWrite[]): Promise<void> {
    if (this.#failure) return rejectAll(writes, this.#failure);
    const draft = (this.#draft = new MemTables());
    this.#writeScope = [draft, ...this.#writer.memTables];
    for (const { work } of writes) work();
    this.#writeScope = undefined;
    try {
      await this.#writer.commit(draft, writes.length === 1);
    } catch (reason) {
      this.#draft = undefined;
      return rejectAll(writes, await this.#fail(reason));
    }
    this.#draft = undefined;
    for (const { resolve } of writes) resolve();
  }

  async #compact(): Promise<void> {
    try {
      await this.#writer.flush();
    } catch (reason) {
      throw await this.#fail(reason);
    }
    await this.stored.compact();
    this.journal.clear();
  }

  async #fail(reason: unknown): Promise<ServerError> {
    if (this.#failure) return this.#failure;
    const reasonText = await failureReason(reason);
    if (this.#failure) return this.#failure;
    this.#failure = writingFailed(reasonText);
    killIfUnreadable(this.stored.root);
    this.onFailure(this.#failure);
    return this.#failure;
  }
}
