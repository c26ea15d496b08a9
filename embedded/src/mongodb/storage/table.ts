import type { Database } from 'lmdb';

export type Rows = Database<Buffer, Buffer>;

export interface Row {
  key: Buffer;
  value: Buffer;
}

export interface Span {
  /** Included, unless `exclusiveStart`. In reverse the greatest key. */
  start?: Buffer;
  /** Not included, unless `inclusiveEnd`. */
  end?: Buffer;
  reverse?: boolean;
  limit?: number;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
}

/**
 * A sorted table of bytes: the keys of one LMDB database that begin with the table's number. A database per table
 * would be plainer, but dropping LMDB databases while others read crashes the process.
 */
export class Table {
  readonly #first = Buffer.allocUnsafe(4);
  readonly #past = Buffer.allocUnsafe(4);

  constructor(
    private readonly home: { readonly rows: Rows; readonly isWriting: boolean },
    readonly number: number,
  ) {
    this.#first.writeUInt32BE(number);
    this.#past.writeUInt32BE(number + 1);
  }

  get(key: Buffer): Buffer | undefined {
    const shared = this.home.rows.getBinaryFast(this.#key(key));
    if (!shared) return undefined;
    // lmdb's own copy of more than some bytes is an allocation outside of the heap, at four times the cost
    const value = Buffer.allocUnsafe(shared.length);
    value.set(shared.subarray(0, shared.length));
    return value;
  }

  has(key: Buffer): boolean {
    return this.home.rows.doesExist(this.#key(key));
  }

  /** Within a write transaction; the key may come in two parts. */
  put(key: Buffer, value: Buffer, tail?: Buffer): void {
    void this.home.rows.put(this.#key(key, tail), value);
  }

  /** Likewise. */
  remove(key: Buffer, tail?: Buffer): void {
    void this.home.rows.remove(this.#key(key, tail));
  }

  /** The rows of a span, read at once: keep `limit` small. */
  range(span: Span): Row[] {
    const rows: Row[] = [];
    for (const { key, value } of this.home.rows.getRange(this.#span(span))) rows.push({ key: key.subarray(4), value });
    return rows;
  }

  /** Every row in order, read in chunks of their own snapshot, so that a slow reader pins no pages. */
  *all(chunk = 1000): Generator<Row> {
    for (let start: Buffer | undefined; ;) {
      const rows = this.range({ start, exclusiveStart: start !== undefined, limit: chunk });
      yield* rows;
      if (rows.length < chunk) return;
      start = rows.at(-1)!.key;
    }
  }

  /** Rows of some table have changed that are not committed: a count may be without them. */
  get isChanging(): boolean {
    return this.home.isWriting;
  }

  count(span: Span = {}): number {
    return this.home.rows.getKeysCount(this.#span(span));
  }

  #key(key: Buffer, tail?: Buffer): Buffer {
    return Buffer.concat(tail ? [this.#first, key, tail] : [this.#first, key]);
  }

  #span(span: Span) {
    const [from, to] = span.reverse ? [this.#past, this.#first] : [this.#first, this.#past];
    return {
      ...span,
      start: span.start ? this.#key(span.start) : from,
      end: span.end ? this.#key(span.end) : to,
    };
  }
}
