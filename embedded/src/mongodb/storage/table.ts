import type { LaidRow, Layer } from './layer.ts';
import { mergedRows } from './merged-rows.ts';
import { prefixOf, type Rows } from './stored-rows.ts';

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

/** What a table is part of. */
export interface Home {
  /** The rows of all tables, as LMDB has them. */
  readonly stored: { of(table: number): Rows };
  /** What lies over them, the latest first. */
  readonly layers: readonly Layer[];
  /** The number of the last commit that is readable. */
  readonly lastCommit: number;
  /** Rows have changed that are not durable. */
  readonly isWriting: boolean;
  /** Within a write. */
  lay(table: number, row: LaidRow): void;
}

/**
 * A sorted table of bytes: the keys of one LMDB database that begin with the table's number, under the layers. A
 * database per table would be plainer, but dropping LMDB databases while others read crashes the process.
 */
export class Table {
  readonly #prefix: Buffer;
  /** What comes after all keys; nothing for a table that has a database of its own. */
  readonly #past: Buffer;

  constructor(
    private readonly home: Home,
    readonly number: number,
  ) {
    this.#prefix = prefixOf(number);
    this.#past = this.#prefix.length > 0 ? prefixOf(number + 1) : this.#prefix;
  }

  get(key: Buffer): Buffer | undefined {
    const laid = this.#laid(key);
    if (laid) return laid.value;
    const shared = this.#rows.getBinaryFast(this.#place(key));
    if (!shared) return undefined;
    // lmdb's own copy of more than some bytes is an allocation outside of the heap, at four times the cost
    const value = Buffer.allocUnsafe(shared.length);
    value.set(shared.subarray(0, shared.length));
    return value;
  }

  has(key: Buffer): boolean {
    const laid = this.#laid(key);
    return laid ? laid.value !== undefined : this.#rows.doesExist(this.#place(key));
  }

  /** Within a write; the key may come in two parts. */
  put(key: Buffer, value: Buffer, tail?: Buffer): void {
    this.home.lay(this.number, { key: tail ? Buffer.concat([key, tail]) : key, value });
  }

  /** Likewise. */
  remove(key: Buffer, tail?: Buffer): void {
    this.home.lay(this.number, { key: tail ? Buffer.concat([key, tail]) : key, value: undefined });
  }

  /** The rows of a span, read at once: keep `limit` small. */
  range(span: Span = {}): Row[] {
    const layers = this.#sorted(span);
    if (layers.length === 0) return [...this.#stored(span)];
    const { limit = Infinity, ...all } = span;
    const rows: Row[] = [];
    for (const { key, value } of mergedRows([...layers, this.#stored(all)], span.reverse ?? false)) {
      if (!value) continue;
      rows.push({ key, value });
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

  /** Rows of some table have changed that are not durable: a count may be without them. */
  get isChanging(): boolean {
    return this.home.isWriting;
  }

  /** While it stays the same, so do the rows. */
  get version(): number {
    return this.home.lastCommit;
  }

  count(span: Span = {}): number {
    let count = this.#rows.getKeysCount(this.#within(span));
    for (const { key, value } of mergedRows(this.#sorted(span), span.reverse ?? false))
      count += Number(value !== undefined) - Number(this.#rows.doesExist(this.#place(key)));
    return count;
  }

  get #rows(): Rows {
    return this.home.stored.of(this.number);
  }

  #laid(key: Buffer): LaidRow | undefined {
    const { layers } = this.home;
    if (layers.length === 0) return undefined;
    const name = key.toString('latin1');
    for (const layer of layers) {
      const row = layer.get(this.number, name);
      if (row) return row;
    }
    return undefined;
  }

  #sorted(span: Span): Iterator<LaidRow>[] {
    return this.home.layers.flatMap((layer) => layer.tables.get(this.number)?.sorted(span) ?? []);
  }

  *#stored(span: Span): Generator<Row> {
    const { length } = this.#prefix;
    for (const { key, value } of this.#rows.getRange(this.#within(span))) yield { key: key.subarray(length), value };
  }

  #place(key: Buffer): Buffer {
    return Buffer.concat([this.#prefix, key]);
  }

  #within(span: Span) {
    const [from, to] = span.reverse ? [this.#past, this.#prefix] : [this.#prefix, this.#past];
    return {
      ...span,
      start: span.start ? this.#place(span.start) : from.length > 0 ? from : undefined,
      end: span.end ? this.#place(span.end) : to.length > 0 ? to : undefined,
    };
  }
}
