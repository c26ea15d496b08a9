import type { MemRow, MemTables } from './mem-tables.ts';
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

/** Where a table reads and writes its rows. */
export interface TableSource {
  /** The rows of all tables, as LMDB has them. */
  readonly stored: { databaseOf(table: number): Rows };
  /** Newer rows in memory, the latest first. */
  readonly memTables: readonly MemTables[];
  /** The number of the last commit that is readable. */
  readonly lastCommit: number;
  /** Rows have changed that are not durable. */
  readonly isWriting: boolean;
  /** Within a write. */
  writeRow(table: number, row: MemRow): void;
}

/**
 * A sorted table of bytes: the keys of one LMDB database that begin with the table's number, with the newer rows in memory. A
 * database per table would be plainer, but dropping LMDB databases while others read crashes the process.
 */
export class Table {
  readonly #prefix: Buffer;
  /** The end of the prefixed keys; empty for a table that has a database of its own. */
  readonly #prefixEnd: Buffer;

  constructor(
    private readonly source: TableSource,
    readonly number: number,
  ) {
    this.#prefix = prefixOf(number);
    this.#prefixEnd = this.#prefix.length > 0 ? prefixOf(number + 1) : this.#prefix;
  }

  get(key: Buffer): Buffer | undefined {
    const memRow = this.#memRow(key);
    if (memRow) return memRow.value;
    const shared = this.#rows.getBinaryFast(this.#prefixedKey(key));
    if (!shared) return undefined;
    // lmdb's own copy of more than some bytes is an allocation outside of the heap, at four times the cost
    const value = Buffer.allocUnsafe(shared.length);
    value.set(shared.subarray(0, shared.length));
    return value;
  }

  has(key: Buffer): boolean {
    const memRow = this.#memRow(key);
    return memRow ? memRow.value !== undefined : this.#rows.doesExist(this.#prefixedKey(key));
  }

  /** Within a write; the key may come in two parts. */
  put(key: Buffer, value: Buffer, tail?: Buffer): void {
    this.source.writeRow(this.number, { key: tail ? Buffer.concat([key, tail]) : key, value });
  }

  /** Likewise. */
  remove(key: Buffer, tail?: Buffer): void {
    this.source.writeRow(this.number, { key: tail ? Buffer.concat([key, tail]) : key, value: undefined });
  }

  /** The rows of a span, read at once: keep `limit` small. */
  range(span: Span = {}): Row[] {
    const memRuns = this.#memRuns(span);
    if (memRuns.length === 0) return [...this.#storedRows(span)];
    const { limit = Infinity, ...all } = span;
    const rows: Row[] = [];
    for (const { key, value } of mergedRows([...memRuns, this.#storedRows(all)], span.reverse ?? false)) {
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
    return this.source.isWriting;
  }

  /** While it stays the same, so do the rows. */
  get version(): number {
    return this.source.lastCommit;
  }

  count(span: Span = {}): number {
    let count = this.#rows.getKeysCount(this.#prefixedSpan(span));
    for (const { key, value } of mergedRows(this.#memRuns(span), span.reverse ?? false))
      count += Number(value !== undefined) - Number(this.#rows.doesExist(this.#prefixedKey(key)));
    return count;
  }

  get #rows(): Rows {
    return this.source.stored.databaseOf(this.number);
  }

  #memRow(key: Buffer): MemRow | undefined {
    const { memTables } = this.source;
    if (memTables.length === 0) return undefined;
    const name = key.toString('latin1');
    for (const tables of memTables) {
      const row = tables.get(this.number, name);
      if (row) return row;
    }
    return undefined;
  }

  #memRuns(span: Span): Iterator<MemRow>[] {
    return this.source.memTables.flatMap(({ tables }) => tables.get(this.number)?.sortedRuns(span) ?? []);
  }

  *#storedRows(span: Span): Generator<Row> {
    const { length } = this.#prefix;
    for (const { key, value } of this.#rows.getRange(this.#prefixedSpan(span)))
      yield { key: key.subarray(length), value };
  }

  #prefixedKey(key: Buffer): Buffer {
    return Buffer.concat([this.#prefix, key]);
  }

  #prefixedSpan(span: Span) {
    const [from, to] = span.reverse ? [this.#prefixEnd, this.#prefix] : [this.#prefix, this.#prefixEnd];
    return {
      ...span,
      start: span.start ? this.#prefixedKey(span.start) : from.length > 0 ? from : undefined,
      end: span.end ? this.#prefixedKey(span.end) : to.length > 0 ? to : undefined,
    };
  }
}
