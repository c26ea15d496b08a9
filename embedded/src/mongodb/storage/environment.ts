import { endIfUnreadable, reasonOf } from '../../commit-failure.ts';
import { JournalGap } from '../../journal/following.ts';
import { Journal, type JournalLimits } from '../../journal/journal.ts';
import { ServerError, writingFailed } from '../errors.ts';
import { MAX_KEY_BYTES } from '../indexes/key-encoding.ts';
import { type LaidRow, Layer } from './layer.ts';
import { bringIn } from './recovery.ts';
import { framesIn } from './row-frame.ts';
import { RowWriter } from './row-writer.ts';
import { StoredRows } from './stored-rows.ts';
import type { Home } from './table.ts';

/** Something to be done within a write, and who waits for it. */
interface Waiting {
  work: () => void;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Commits here change the same rows again and again: the more are gathered, the less is written to LMDB. */
const JOURNAL_LIMITS: JournalLimits = { flushBytes: 16 << 20, maxBytes: 64 << 20, flushMs: 3000 };

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const refuse = (writes: readonly Waiting[], reason: unknown): void => writes.forEach(({ reject }) => reject(reason));

/** The rows of a folder: read at any time, changed in writes, one after the other. */
export class Environment implements Home {
  readonly #writer: RowWriter;
  #waiting: Waiting[] = [];
  readonly #exclusive: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;
  /** What writes have changed that is not durable. */
  #draft: Layer | undefined;
  /** While writes run: their own changes over all else. */
  #within: readonly Layer[] | undefined;
  #closed = false;
  #failure: ServerError | undefined;

  /** `onFailure` hears once that the disk refused a commit: nothing can be written any more, only read. */
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
      await bringIn(framesIn(folder), stored);
      return new Environment(stored, Journal.open(folder, limits), onFailure);
    } catch (error) {
      if (error instanceof JournalGap) await stored.close(); // after a refused commit lmdb would wait for ever
      throw error;
    }
  }

  get layers(): readonly Layer[] {
    return this.#within ?? this.#writer.layers;
  }

  get lastCommit(): number {
    return this.#writer.last;
  }

  get isWriting(): boolean {
    return this.#draft !== undefined;
  }

  /** @throws ServerError when LMDB could not hold the row, which would show only when others have been acknowledged */
  lay(table: number, row: LaidRow): void {
    if (!this.#within) throw new Error('rows are changed within a write');
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
      this.#waiting.push({ work: attempt, resolve, reject });
      this.#running ??= this.#run();
    });
    if (thrown) throw thrown.error;
    return result as T;
  }

  /**
   * Rewrites all files with nothing in them but the rows of now. Reads go on meanwhile, writes wait.
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
    const hasMoved = await this.#writer.moved().then(
      () => true,
      () => false,
    );
    this.#writer.stop();
    await this.journal.close();
    if (hasMoved && !this.#failure) await this.stored.close(); // after a failed commit lmdb would wait for ever
  }

  #assertWritable(): void {
    if (this.#closed) throw new Error('the store is closed');
    if (this.#failure) throw this.#failure;
  }

  async #run(): Promise<void> {
    await endOfTurn();
    for (let task; (task = this.#exclusive.shift()) !== undefined || this.#waiting.length > 0;)
      await (task ? task() : this.#commit(this.#waiting.splice(0)));
    this.#running = undefined;
  }

  async #commit(writes: readonly Waiting[]): Promise<void> {
    if (this.#failure) return refuse(writes, this.#failure);
    const draft = (this.#draft = new Layer());
    this.#within = [draft, ...this.#writer.layers];
    for (const { work } of writes) work();
    this.#within = undefined;
    try {
      await this.#writer.commit(draft, writes.length === 1);
    } catch (reason) {
      this.#draft = undefined;
      return refuse(writes, await this.#fail(reason));
    }
    this.#draft = undefined;
    for (const { resolve } of writes) resolve();
  }

  async #compact(): Promise<void> {
    try {
      await this.#writer.moved();
    } catch (reason) {
      throw await this.#fail(reason);
    }
    await this.stored.compact();
    this.journal.clear();
  }

  async #fail(reason: unknown): Promise<ServerError> {
    if (this.#failure) return this.#failure;
    const words = await reasonOf(reason);
    if (this.#failure) return this.#failure;
    this.#failure = writingFailed(words);
    endIfUnreadable(this.stored.root);
    this.onFailure(this.#failure);
    return this.#failure;
  }
}
