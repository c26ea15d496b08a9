import { SortedNames } from './sorted-names.ts';
import type { Span } from './table.ts';

/** A row as memory holds it: without a value it stands for one that is removed. */
export interface LaidRow {
  key: Buffer;
  value: Buffer | undefined;
}

/** Rows of one table, by their keys as single-byte text, whose order is that of the bytes. */
export class TableLayer {
  readonly rows = new Map<string, LaidRow>();
  readonly #names = new SortedNames();

  set(row: LaidRow, name = row.key.toString('latin1')): LaidRow | undefined {
    const before = this.rows.get(name);
    if (!before) this.#names.add(name);
    this.rows.set(name, row);
    return before;
  }

  /** The rows of a span, as some sorted lists that have no row in common. */
  sorted(span: Span): Iterator<LaidRow>[] {
    return this.#names.runs().map((names) => this.#within(names, span));
  }

  *#within(names: readonly string[], span: Span): Generator<LaidRow> {
    const { reverse = false, exclusiveStart = false, inclusiveEnd = false } = span;
    const [low, high] = reverse ? [span.end, span.start] : [span.start, span.end];
    const [isAboveLow, isUpToHigh] = reverse ? [!inclusiveEnd, !exclusiveStart] : [exclusiveStart, inclusiveEnd];
    const first = low ? place(names, low.toString('latin1'), isAboveLow) : 0;
    const past = high ? place(names, high.toString('latin1'), isUpToHigh) : names.length;
    if (reverse) for (let at = past - 1; at >= first; at--) yield this.rows.get(names[at]!)!;
    else for (let at = first; at < past; at++) yield this.rows.get(names[at]!)!;
  }
}

/** Index of the first name that does not come before another, or that comes after it. */
function place(names: readonly string[], name: string, isAfter: boolean): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]! < name || (isAfter && names[middle] === name)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows that lie over those of the database, by the number of their table. */
export class Layer {
  readonly tables = new Map<number, TableLayer>();
  /** How many rows there are. */
  rows = 0;

  set(table: number, row: LaidRow, name?: string): void {
    let layer = this.tables.get(table);
    if (!layer) this.tables.set(table, (layer = new TableLayer()));
    if (!layer.set(row, name)) this.rows++;
  }

  get(table: number, name: string): LaidRow | undefined {
    return this.tables.get(table)?.rows.get(name);
  }

  /** Takes over all rows of a later one, which is not to be used any more. */
  absorb(later: Layer): void {
    for (const [number, table] of later.tables)
      if (this.tables.has(number)) for (const [name, row] of table.rows) this.set(number, row, name);
      else {
        this.tables.set(number, table);
        this.rows += table.rows.size;
      }
  }
}
