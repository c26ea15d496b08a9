import { CsvError, parse, type Info } from 'csv-parse';
import { pipeline } from 'node:stream/promises';
import { textOf, type TextEncoding } from './encodings.ts';
import { malformedFile } from './json-splitter.ts';
import { namedSeparator, recognisedSeparator, type Separator } from './separators.ts';

/** What is known better than by looking at the file. */
export interface CsvChoice {
  readonly encoding?: TextEncoding | undefined;
  readonly separator?: Separator | undefined;
}

/** What the beginning of a file says. */
export interface CsvHead {
  readonly encoding: TextEncoding;
  readonly separator: Separator;
  /** Unique: a column without a name is called by its number, another one of the same name gets a number. */
  readonly columns: readonly string[];
}

export interface CsvRecord {
  readonly cells: readonly string[];
  /** Of the file, from 1. */
  readonly line: number;
}

const mostCharacters = 1_000_000;
const mostCells = 200;
/** Enough to recognise a separator by, in characters. */
const sampleLength = 64 * 1024;

/**
 * Reads CSV (RFC 4180; lines may end in LF or CR alone, cells be separated by semicolons or tabs) whose first record
 * names the columns. Empty records are left out. Throws a 400.
 * @param onHead is told the head before the first record
 */
export async function* csvRecords(
  chunks: AsyncIterable<Buffer>,
  choice: CsvChoice,
  onHead: (head: CsvHead) => void,
): AsyncGenerator<CsvRecord> {
  let encoding: TextEncoding = 'utf-8';
  const texts = textOf(chunks, choice.encoding, (found) => (encoding = found));
  let start = '';
  while (start.length < sampleLength) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  const separatorLine = namedSeparator(start);
  if (separatorLine) start = start.slice(separatorLine.line.length);
  const separator = choice.separator ?? separatorLine?.separator ?? recognisedSeparator(start);
  const records = parserFor(separator);
  // What fails in it also ends the records below.
  pipeline(startingWith(start, texts), records).catch(() => undefined);
  let isHead = true;
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: Info }>) {
      if (isHead) onHead({ encoding, separator, columns: columnsOf(record) });
      else yield { cells: record, line: info.lines - lineBreaks(record) + (separatorLine ? 1 : 0) };
      isHead = false;
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformedFile(`The file is not valid CSV. ${error.message.slice(0, 200)}`);
    throw error;
  }
  if (isHead) throw malformedFile('The file is empty: its first line must name the columns.');
}

const parserFor = (delimiter: Separator) =>
  parse({
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: mostCharacters,
    cast: (cell, { index, records: before }) => {
      if (index >= mostCells) throw malformedFile(`Record ${before + 1} has more than ${mostCells} cells.`);
      return cell;
    },
  });

async function* startingWith(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (start) yield start;
  yield* rest;
}

/** How many lines a record has beside its first. */
const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

const columnsOf = (cells: readonly string[]): string[] => {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim() || `#${index + 1}`;
    let unique = name;
    for (let number = 2; names.includes(unique); number++) unique = `${name} (${number})`;
    names.push(unique);
  }
  return names;
};
