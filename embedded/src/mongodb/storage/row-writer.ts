import type { Journal } from '../../journal/journal.ts';
import { Mover } from '../../journal/mover.ts';
import { Layer } from './layer.ts';
import { bodyLength, encodeRows } from './row-frame.ts';
import type { StoredRows } from './stored-rows.ts';

/** What is larger goes straight into LMDB: it would be written twice, and hardly wait less. */
const MOST_FRAME_BYTES = 2 << 20;
/** A row in memory takes some hundred bytes more than in the journal: many small ones are moved before that is full. */
const MANY_ROWS = 50_000;
/** Commits wait when there are more. */
const MOST_ROWS = 150_000;

/**
 * Makes commits durable and readable, one at a time: in the journal, which costs one sync, and in a layer in memory,
 * until they are moved to LMDB, many at once and beside further commits. What is large goes into LMDB at once.
 */
export class RowWriter {
  /** What is durable and not in LMDB, the latest first. */
  layers: readonly Layer[] = [];
  #latest = new Layer();
  /** What is being moved. */
  #leaving: Layer | undefined;
  /** Number of the last durable commit. */
  #last: number;
  readonly #mover: Mover<Layer>;

  /** `failed` hears of a move that the disk refused: from then on every commit is. */
  constructor(
    private readonly stored: StoredRows,
    journal: Journal,
    failed: (reason: unknown) => void,
  ) {
    this.#last = stored.last;
    this.#mover = new Mover(journal, stored.last, (draft) => this.#bring(draft), failed);
  }

  /** The number of the last commit that is readable. */
  get last(): number {
    return this.#last;
  }

  /**
   * Resolves when the rows of a layer are durable and readable. `isAlone` tells that nobody else waits for them.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async commit(draft: Layer, isAlone: boolean): Promise<void> {
    if (draft.rows === 0) return;
    const length = bodyLength(draft);
    if (length > MOST_FRAME_BYTES) {
      await this.moved(); // no earlier row may lie over those that LMDB shows once it has them
      return this.#mover.moveWith(draft);
    }
    while (this.#latest.rows > MOST_ROWS) await this.#mover.move();
    const frame = encodeRows(this.#last, draft, length);
    await this.#mover.append(frame, this.#last + 1, isAlone);
    this.#last++;
    this.#latest.absorb(draft);
    this.#arrange();
    if (this.#latest.rows > MANY_ROWS) this.#mover.moveAside();
  }

  /** Resolves when LMDB has all that is durable. */
  async moved(): Promise<void> {
    while (this.#mover.stored < this.#last) await this.#mover.move();
  }

  /** To be called when nothing is committed any more; what is not moved by then waits in the journal. */
  stop(): void {
    this.#mover.stop();
  }

  async #bring(draft?: Layer): Promise<number> {
    if (draft) {
      await this.stored.write(draft, this.#last + 1);
      return ++this.#last;
    }
    const last = this.#last;
    this.#leaving = this.#latest;
    this.#latest = new Layer();
    this.#arrange();
    await this.stored.write(this.#leaving, last);
    this.#leaving = undefined;
    this.#arrange();
    return last;
  }

  #arrange(): void {
    this.layers = [this.#latest, ...(this.#leaving ? [this.#leaving] : [])].filter(({ rows }) => rows > 0);
  }
}
