import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvCell } from '../import/reading/csv-cells.ts';

/**
 * Answers piece by piece. What fails before the first piece is thrown, so that a refusal still is one.
 * @param headers set once there is something to send
 * @param onBreak is called with what fails later, also when the client hangs up: the response is cut off then
 */
export const sendStream = async (
  response: Response,
  pieces: AsyncIterable<string | Buffer>,
  headers: Readonly<Record<string, string>>,
  onBreak: (error: unknown) => void,
): Promise<void> => {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  // The request has been read: its connection can serve the next.
  response.removeHeader('Connection');
  response.set(headers);
  const all = async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  await pipeline(Readable.from(all()), response).catch(onBreak);
};

/** The headers of a download. */
export const fileHeaders = (name: string, type: 'json' | 'csv') => ({
  'Content-Type': `${type === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}.${type}"`,
});

/** An indented JSON array in pieces, as slowly and as long as its items come. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}  ${JSON.stringify(item, null, 2).replaceAll('\n', '\n  ')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * CSV (RFC 4180, with a byte order mark by which spreadsheets know UTF-8) in pieces.
 * @param columns absent: the fields of the first row, where all have the same
 */
export async function* csvRows(rows: AsyncIterable<object>, columns?: readonly string[]): AsyncGenerator<string> {
  const header = (names: readonly string[]) => `\ufeff${names.map(csvCell).join(',')}\r\n`;
  let names = columns;
  if (names) yield header(names);
  for await (const row of rows) {
    if (!names) yield header((names = Object.keys(row)));
    yield `${names.map((name) => csvCell((row as Record<string, unknown>)[name])).join(',')}\r\n`;
  }
}

/** The names of all fields that any of the rows has, in the order of their first appearance. */
export const fieldNames = async (rows: AsyncIterable<object>): Promise<readonly string[]> => {
  const names = new Set<string>();
  for await (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names];
};
