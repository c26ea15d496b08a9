import { ServerError } from './errors.ts';
import { timeSliced } from './time-slices.ts';
import { cursorReply, type BatchField } from './wire/cursor-reply.ts';

const FIRST_BATCH = 101;
const MAX_REPLY_BYTES = 16 * 1024 * 1024;
const MAX_OPEN = 1000;
const IDLE_MS = 10 * 60_000;
/** Around a batch in its reply. */
const ENVELOPE_BYTES = 4096;

/** Documents in BSON; undefined is a pause in which others may run. */
export type Documents = Generator<Uint8Array | undefined>;

interface Cursor {
  ns: string;
  /** The session with which it ends. */
  session: string | undefined;
  documents: Documents;
  /** Read, but too large for the last batch. */
  carriedOver: Uint8Array | undefined;
  lastUsedAt: number;
  isBusy: boolean;
}

/** How a cursor begins. */
interface FirstBatchOptions {
  batchSize?: number | undefined;
  /** No cursor is left behind. */
  single?: boolean;
  session?: string | undefined;
}

/** The open cursors: bounded in number, the longest unused is closed. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  #lastId = BigInt(Date.now()) << 16n;

  /** The first batch, and a cursor for the rest unless it has all documents or only one batch is asked for. */
  async first(ns: string, documents: Documents, options: FirstBatchOptions = {}): Promise<Buffer> {
    const { batchSize = FIRST_BATCH, single = false, session } = options;
    const cursor: Cursor = {
      ns,
      session,
      documents,
      carriedOver: undefined,
      lastUsedAt: performance.now(),
      isBusy: false,
    };
    const { batch, done } = await readBatch(cursor, batchSize);
    return cursorReply(ns, done || single ? 0n : this.#add(cursor), 'firstBatch', batch);
  }

  #add(cursor: Cursor): bigint {
    if (this.#open.size >= MAX_OPEN) {
      const [longestUnused] = [...this.#open].sort(([, a], [, b]) => a.lastUsedAt - b.lastUsedAt)[0]!;
      this.#open.delete(longestUnused);
    }
    this.#open.set(++this.#lastId, cursor);
    return this.#lastId;
  }

  async next(id: bigint, ns: string, batchSize = Infinity): Promise<Buffer> {
    const field: BatchField = 'nextBatch';
    const cursor = this.#open.get(id);
    if (!cursor || cursor.ns !== ns) throw new ServerError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.isBusy) throw new ServerError('CursorInUse', `cursor id ${id} is already in use`);
    cursor.isBusy = true;
    cursor.lastUsedAt = performance.now();
    try {
      const { batch, done } = await readBatch(cursor, batchSize);
      if (done) this.#open.delete(id);
      return cursorReply(ns, done ? 0n : id, field, batch);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    } finally {
      cursor.isBusy = false;
    }
  }

  /** Whether there was such a cursor. */
  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Closes those of a session. */
  killOfSession(session: string): void {
    for (const [id, { session: owner }] of this.#open) if (owner === session) this.#open.delete(id);
  }

  /** `now` by the clock that never jumps. */
  closeIdle(now: number): void {
    for (const [id, { lastUsedAt: touched }] of this.#open) if (now - touched > IDLE_MS) this.#open.delete(id);
  }
}

async function readBatch(cursor: Cursor, size: number): Promise<{ batch: Uint8Array[]; done: boolean }> {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  const fits = (document: Uint8Array) =>
    batch.length === 0 || bytes + document.length <= MAX_REPLY_BYTES - ENVELOPE_BYTES;
  const add = (document: Uint8Array) => {
    batch.push(document);
    bytes += document.length + 16;
    return batch.length < size;
  };
  if (size <= 0) return { batch, done: false };
  if (cursor.carriedOver && !add(cursor.carriedOver)) {
    cursor.carriedOver = undefined;
    return { batch, done: false };
  }
  cursor.carriedOver = undefined;
  let done = true;
  await timeSliced(cursor.documents, (document) => {
    if (!fits(document)) {
      cursor.carriedOver = document;
      done = false;
    } else done = add(document);
    return done;
  });
  return { batch, done };
}
