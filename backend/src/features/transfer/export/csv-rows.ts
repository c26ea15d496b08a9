import { cellOf } from '../import/reading/csv-cells.ts';

/**
 * CSV (RFC 4180, with a byte order mark by which spreadsheets know UTF-8) in pieces.
 * @param columns absent: the fields of the first row, where all have the same
 */
export async function* csvRows(rows: AsyncIterable<object>, columns?: readonly string[]): AsyncGenerator<string> {
  let names = columns;
  if (names) yield header(names);
  for await (const row of rows) {
    if (!names) yield header((names = Object.keys(row)));
    yield `${names.map((name) => cellOf((row as Record<string, unknown>)[name])).join(',')}\r\n`;
  }
}

/** Every field that any of the rows has, in the order in which they are met. */
export const columnsOf = async (rows: AsyncIterable<object>): Promise<readonly string[]> => {
  const names = new Set<string>();
  for await (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names];
};

const header = (names: readonly string[]) => `\ufeff${names.map(cellOf).join(',')}\r\n`;
