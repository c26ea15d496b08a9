import type { Journal } from '../../journal/journal.ts';
import { JournalFlusher } from '../../journal/flusher.ts';
import { MemTables } from './mem-tables.ts';
import { bodyLength, encodeRows } from './row-frame.ts';
import type { StoredRows } from './stored-rows.ts';

/** Larger commits go straight to LMDB: in the journal they would be written twice, for hardly less waiting. */
const MAX_FRAME_BYTES = 2 << 20;
/** A row in memory takes some hundred bytes more than in the journal: many small ones are flushed before the journal is full. */
const MANY_ROWS = 50_000;
/** Commits wait when there are more. */
const MAX_ROWS = 150_000;

/**
 * Makes commits durable and readable, one at a time: in the journal, which costs one sync, and in memory,
 * until they are flushed to LMDB, many at once, while further ones are written. Large commits go straight to LMDB.
 */
export class RowWriter {
  /** The durable rows that are not in LMDB, the latest first. */
  memTables: readonly MemTables[] = [];
  #active = new MemTables();
  /** The rows that are being written to LMDB. */
  #flushing: MemTables | undefined;
  /** Number of the last durable commit. */
  #last: number;
  readonly #flusher: JournalFlusher<MemTables>;

  /** `onFlushFailure` is called when the disk refuses a flush: from then on every commit is refused. */
  constructor(
    private readonly stored: StoredRows,
    journal: Journal,
    onFlushFailure: (reason: unknown) => void,
  ) {
    const { last } = stored.commits;
    this.#last = last;
    this.#flusher = new JournalFlusher(journal, last, (draft) => this.#writeToDatabase(draft), onFlushFailure);
  }

  /** The number of the last commit that is readable. */
  get last(): number {
    return this.#last;
  }

  /**
   * Resolves when rows are durable and readable. `isOnlyWrite` is true when nobody else waits for the disk.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async commit(draft: MemTables, isOnlyWrite: boolean): Promise<void> {
    if (draft.rowCount === 0) return;
    const length = bodyLength(draft);
    if (length > MAX_FRAME_BYTES) {
      await this.flush(); // no older row in memory may hide those that LMDB has then
      return this.#flusher.flushWith(draft);
    }
    while (this.#active.rowCount > MAX_ROWS) await this.#flusher.flush();
    const frame = encodeRows(this.#last, draft, length);
    await this.#flusher.append(frame, this.#last + 1, isOnlyWrite);
    this.#last++;
    this.#active.addAll(draft);
    this.#updateMemTables();
    if (this.#active.rowCount > MANY_ROWS) this.#flusher.flushInBackground();
  }

  /** Resolves when LMDB has all that is durable. */
  async flush(): Promise<void> {
    while (this.#flusher.flushedThrough < this.#last) await this.#flusher.flush();
  }

  /** To be called when nothing is committed any more; what is not flushed by then stays in the journal. */
  stop(): void {
    this.#flusher.stop();
  }

  async #writeToDatabase(draft?: MemTables): Promise<number> {
    if (draft) {
      await this.stored.write(draft, this.#last + 1);
      return ++this.#last;
    }
    const last = this.#last;
    this.#flushing = this.#active;
    this.#active = new MemTables();
    this.#updateMemTables();
    await this.stored.writeInParts(this.#flushing, last);
    this.#flushing = undefined;
    this.#updateMemTables();
    return last;
  }

  #updateMemTables(): void {
    this.memTables = [this.#active, ...(this.#flushing ? [this.#flushing] : [])].filter(
      ({ rowCount: rows }) => rows > 0,
    );
  }
}
