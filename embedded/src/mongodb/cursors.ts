import { ServerError } from './errors.ts';
import { inTurns } from './turns.ts';
import { cursorReply, type BatchField } from './wire/cursor-reply.ts';

const FIRST_BATCH = 101;
const MOST_REPLY_BYTES = 16 * 1024 * 1024;
const MOST_OPEN = 1000;
const IDLE_MS = 10 * 60_000;
/** Around a batch in its reply. */
const ENVELOPE_BYTES = 4096;

/** Documents in BSON, with pauses in which others may have a turn. */
export type Documents = Generator<Uint8Array | undefined>;

interface Cursor {
  ns: string;
  /** Whose end is its own. */
  session: string | undefined;
  documents: Documents;
  /** Read, but it did not fit into the last batch. */
  left: Uint8Array | undefined;
  touched: number;
  busy: boolean;
}

/** How a cursor begins. */
interface FirstBatch {
  batchSize?: number | undefined;
  /** No cursor is left behind. */
  single?: boolean;
  session?: string | undefined;
}

/** The open cursors: bounded in number, the longest unused gives way. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  #lastId = BigInt(Date.now()) << 16n;

  /** The first batch, and a cursor for the rest unless all came or only one batch is wanted. */
  async first(ns: string, documents: Documents, wanted: FirstBatch = {}): Promise<Buffer> {
    const { batchSize = FIRST_BATCH, single = false, session } = wanted;
    const cursor: Cursor = { ns, session, documents, left: undefined, touched: performance.now(), busy: false };
    const { batch, done } = await take(cursor, batchSize);
    return cursorReply(ns, done || single ? 0n : this.#keep(cursor), 'firstBatch', batch);
  }

  #keep(cursor: Cursor): bigint {
    if (this.#open.size >= MOST_OPEN) {
      const [longestUnused] = [...this.#open].sort(([, a], [, b]) => a.touched - b.touched)[0]!;
      this.#open.delete(longestUnused);
    }
    this.#open.set(++this.#lastId, cursor);
    return this.#lastId;
  }

  async next(id: bigint, ns: string, batchSize = Infinity): Promise<Buffer> {
    const field: BatchField = 'nextBatch';
    const cursor = this.#open.get(id);
    if (!cursor || cursor.ns !== ns) throw new ServerError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.busy) throw new ServerError('CursorInUse', `cursor id ${id} is already in use`);
    cursor.busy = true;
    cursor.touched = performance.now();
    try {
      const { batch, done } = await take(cursor, batchSize);
      if (done) this.#open.delete(id);
      return cursorReply(ns, done ? 0n : id, field, batch);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    } finally {
      cursor.busy = false;
    }
  }

  /** Whether there was such a cursor. */
  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Closes those of a session. */
  killOf(session: string): void {
    for (const [id, { session: owner }] of this.#open) if (owner === session) this.#open.delete(id);
  }

  /** `now` by the clock that never jumps. */
  closeIdle(now: number): void {
    for (const [id, { touched }] of this.#open) if (now - touched > IDLE_MS) this.#open.delete(id);
  }
}

async function take(cursor: Cursor, size: number): Promise<{ batch: Uint8Array[]; done: boolean }> {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  const fits = (document: Uint8Array) =>
    batch.length === 0 || bytes + document.length <= MOST_REPLY_BYTES - ENVELOPE_BYTES;
  const add = (document: Uint8Array) => {
    batch.push(document);
    bytes += document.length + 16;
    return batch.length < size;
  };
  if (size <= 0) return { batch, done: false };
  if (cursor.left && !add(cursor.left)) {
    cursor.left = undefined;
    return { batch, done: false };
  }
  cursor.left = undefined;
  let done = true;
  await inTurns(cursor.documents, (document) => {
    if (!fits(document)) {
      cursor.left = document;
      done = false;
    } else done = add(document);
    return done;
  });
  return { batch, done };
}
