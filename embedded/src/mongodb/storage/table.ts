import type { Database } from 'lmdb';
import { overlaid, type Bounds } from './pending-changes.ts';
import type { Uncommitted } from './uncommitted.ts';

export type Rows = Database<Buffer, Buffer>;

export interface Row {
  key: Buffer;
  value: Buffer;
}

/** Which rows: from `start` (included, unless `exclusiveStart`) to `end` (not included, unless `inclusiveEnd`). */
export interface Span extends Bounds {
  limit?: number;
}

/** Where tables lie, and what is being written to them. */
export interface Home {
  readonly rows: Rows;
  readonly uncommitted: Uncommitted;
}

/**
 * A sorted table of bytes: the keys of one LMDB database that begin with the table's number. A database per table
 * would be plainer, but dropping LMDB databases while others read crashes the process. Without a number it is a whole
 * database. Within a write transaction what that has changed is read too.
 */
export class Table {
  readonly #first: Buffer;
  readonly #past: Buffer | undefined;

  constructor(
    private readonly home: Home,
    readonly number?: number,
  ) {
    this.#first = Buffer.alloc(number === undefined ? 0 : 4);
    if (number === undefined) return;
    this.#first.writeUInt32BE(number);
    this.#past = Buffer.alloc(4);
    this.#past.writeUInt32BE(number + 1);
  }

  get(key: Buffer): Buffer | undefined {
    const whole = this.#key(key);
    const changed = this.home.uncommitted.of(this.number)?.get(whole);
    if (changed !== undefined) return changed ?? undefined;
    const shared = this.home.rows.getBinaryFast(whole);
    if (!shared) return undefined;
    // lmdb's own copy of more than some bytes is an allocation outside of the heap, at four times the cost
    const value = Buffer.allocUnsafe(shared.length);
    value.set(shared.subarray(0, shared.length));
    return value;
  }

  /** Within a write transaction; the key may come in two parts. The value must stay as it is until the commit. */
  put(key: Buffer, value: Buffer, tail?: Buffer): void {
    const whole = this.#key(key, tail);
    this.home.uncommitted.note(this.number, whole, value);
    void this.home.rows.put(whole, value);
  }

  /** Likewise. */
  remove(key: Buffer, tail?: Buffer): void {
    const whole = this.#key(key, tail);
    this.home.uncommitted.note(this.number, whole, null);
    void this.home.rows.remove(whole);
  }

  /** The rows of a span, read at once: keep `limit` small. */
  range({ limit = Infinity, ...span }: Span): Row[] {
    const bounds = this.#bounds(span);
    const changes = this.home.uncommitted.of(this.number)?.within(bounds);
    const stored = this.home.rows.getRange(changes || limit === Infinity ? bounds : { ...bounds, limit });
    const rows: Row[] = [];
    for (const { key, value } of changes ? overlaid(stored, changes, span.reverse === true) : stored) {
      rows.push({ key: key.subarray(this.#first.length), value });
      if (rows.length >= limit) break;
    }
    return rows;
  }

  /** Every row in order, read in chunks of their own snapshot, so that a slow reader pins no pages. */
  *all(chunk = 1000): Generator<Row> {
    for (let start: Buffer | undefined; ;) {
      const rows = this.range({ ...(start && { start, exclusiveStart: true }), limit: chunk });
      yield* rows;
      if (rows.length < chunk) return;
      start = rows.at(-1)!.key;
    }
  }

  /** How many rows are committed. */
  count(span: Bounds = {}): number {
    return this.home.rows.getKeysCount(this.#bounds(span));
  }

  #key(key: Buffer, tail?: Buffer): Buffer {
    return Buffer.concat(tail ? [this.#first, key, tail] : [this.#first, key]);
  }

  #bounds(span: Bounds): Bounds {
    const first = this.#past && this.#first;
    const [from, to] = span.reverse ? [this.#past, first] : [first, this.#past];
    const start = span.start ? this.#key(span.start) : from;
    const end = span.end ? this.#key(span.end) : to;
    return { ...span, ...(start && { start }), ...(end && { end }) };
  }
}
