import { SortedKeys } from './sorted-keys.ts';
import type { Span } from './table.ts';

/** A row in memory; one without a value stands for a removed row. */
export interface MemRow {
  key: Buffer;
  value: Buffer | undefined;
}

/** Rows of one table, by their keys as single-byte text, whose order is that of the bytes. */
export class MemTable {
  readonly rows = new Map<string, MemRow>();
  readonly #keys = new SortedKeys();

  set(row: MemRow, name = row.key.toString('latin1')): MemRow | undefined {
    const before = this.rows.get(name);
    if (!before) this.#keys.add(name);
    this.rows.set(name, row);
    return before;
  }

  /** The rows of a span, as some sorted lists that have no row in common. */
  sortedRuns(span: Span): Iterator<MemRow>[] {
    return this.#keys.runs().map((names) => this.#rowsOfRun(names, span));
  }

  *#rowsOfRun(names: readonly string[], span: Span): Generator<MemRow> {
    const { reverse = false, exclusiveStart = false, inclusiveEnd = false } = span;
    const [low, high] = reverse ? [span.end, span.start] : [span.start, span.end];
    const [isAboveLow, isUpToHigh] = reverse ? [!inclusiveEnd, !exclusiveStart] : [exclusiveStart, inclusiveEnd];
    const first = low ? lowerBound(names, low.toString('latin1'), isAboveLow) : 0;
    const past = high ? lowerBound(names, high.toString('latin1'), isUpToHigh) : names.length;
    if (reverse) for (let at = past - 1; at >= first; at--) yield this.rows.get(names[at]!)!;
    else for (let at = first; at < past; at++) yield this.rows.get(names[at]!)!;
  }
}

/** Index of the first name that is not below another, or with `isAfter` of the first above it. */
function lowerBound(names: readonly string[], name: string, isAfter: boolean): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]! < name || (isAfter && names[middle] === name)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows that are newer than those in LMDB, by the number of their table. */
export class MemTables {
  readonly tables = new Map<number, MemTable>();
  /** How many rows there are. */
  rowCount = 0;

  set(table: number, row: MemRow, name?: string): void {
    let memTable = this.tables.get(table);
    if (!memTable) this.tables.set(table, (memTable = new MemTable()));
    if (!memTable.set(row, name)) this.rowCount++;
  }

  get(table: number, name: string): MemRow | undefined {
    return this.tables.get(table)?.rows.get(name);
  }

  /** Adds all rows of later tables, which must not be used any more. */
  addAll(later: MemTables): void {
    for (const [number, table] of later.tables)
      if (this.tables.has(number)) for (const [name, row] of table.rows) this.set(number, row, name);
      else {
        this.tables.set(number, table);
        this.rowCount += table.rows.size;
      }
  }
}
