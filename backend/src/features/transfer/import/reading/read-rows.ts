import {
  fieldRefusal,
  importModes,
  invalidField,
  InvalidFieldsError,
  limits,
  type ExportedEntity,
  type FieldRefusal,
  type FieldsRefusal,
  type ImportMode,
} from '@henna/domain';
import { CsvError, parse } from 'csv-parse';
import { pipeline } from 'node:stream/promises';
import { cellValue } from './csv-cells.ts';
import { utf8Text } from './text-streams.ts';
import { JsonSplitter, malformedFile, type JsonPart } from './json-splitter.ts';

/** A row as the file has it, or why it can't be one. */
export interface RawRow {
  readonly row: Readonly<Record<string, unknown>> | undefined;
  readonly problem?: FieldsRefusal;
}

export type RawItem = RawRow | { readonly mode: ImportMode };

const noRows = 'File must contain an array of objects';

/** Reads `{ data: […], mode }`, or the list alone. Throws a 400 for what is neither. */
export async function* rowsOfJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawItem> {
  const splitter = new JsonSplitter(limits.importRowBytes);
  let hasList = false;
  for await (const text of utf8Text(chunks))
    for (const piece of splitter.push(text)) {
      const { kind, member, value } = piece;
      const isRows = member === null || member === 'data';
      if (kind === 'element') yield rawRow(piece);
      else if (kind === 'list' && isRows && !hasList) hasList = true;
      else if (kind === 'value' && member === 'mode') yield { mode: modeOf(value) };
      else if (kind === 'value' && isRows) throw malformedFile(noRows);
      else throw invalidField(String(member).slice(0, 40), 'UNKNOWN_FIELD');
    }
  splitter.end();
  if (!hasList) throw malformedFile(noRows);
}

export const modeOf = (value: unknown): ImportMode => {
  const mode = importModes.find((each) => each === value);
  if (!mode) throw invalidField('mode', 'IS_IN', { values: importModes.join(', ') });
  return mode;
};

const badRow = (problem: FieldRefusal): RawRow => ({
  row: undefined,
  problem: new InvalidFieldsError([problem]).refusal,
});

const rawRow = ({ value, nameProblem }: JsonPart): RawRow => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return badRow(fieldRefusal('row', 'ROW_NOT_OBJECT'));
  if (nameProblem) return badRow(nameProblem);
  return { row: value as Record<string, unknown> };
};

const mostCharacters = 1_000_000;
const mostCells = 200;

/** Reads CSV (RFC 4180; lines may end in LF or CR alone) whose first record names the columns. Throws a 400. */
export async function* rowsOfCsv(chunks: AsyncIterable<Buffer>, entity: ExportedEntity): AsyncGenerator<RawItem> {
  const records = parse({
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostCharacters,
    cast: (cell, { index, records: before }) => {
      if (index >= mostCells) throw malformedFile(`Record ${before + 1} has more than ${mostCells} cells.`);
      return cell;
    },
  });
  // What fails in it also ends the records below.
  pipeline(utf8Text(chunks), records).catch(() => undefined);
  let columns: readonly string[] | undefined;
  try {
    for await (const cells of records as AsyncIterable<string[]>)
      if (columns) yield rowOf(entity, columns, cells);
      else columns = columnsOf(cells);
  } catch (error) {
    if (error instanceof CsvError) throw malformedFile(`The file is not valid CSV. ${error.message.slice(0, 200)}`);
    throw error;
  }
  if (!columns) throw malformedFile('The file is empty: its first line must name the columns.');
}

const rowOf = (entity: ExportedEntity, columns: readonly string[], cells: readonly string[]): RawRow => {
  if (cells.length > columns.length) return badRow(fieldRefusal('row', 'ROW_TOO_LONG'));
  return {
    row: Object.fromEntries(columns.map((name, index) => [name, cellValue(entity, name, cells[index] ?? '')])),
  };
};

const columnsOf = (cells: readonly string[]) => {
  const names = cells.map((cell) => cell.trim());
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw malformedFile(`The column "${twice.slice(0, 40)}" stands there twice.`);
  if (names.includes('__proto__')) throw malformedFile('"__proto__" is no field.');
  if (names.includes('')) throw malformedFile('A column has no name in the first line.');
  return names;
};
