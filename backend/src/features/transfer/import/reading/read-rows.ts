import {
  fieldRefusal,
  importModes,
  invalidField,
  InvalidError,
  InvalidFieldsError,
  limits,
  type ExportedEntity,
  type FieldRefusal,
  type FieldsRefusal,
  type ImportMode,
} from '@henna/domain';
import type { ColumnFields } from './column-fields.ts';
import { cellValue } from './csv-cells.ts';
import { textOf, type TextEncoding } from './encodings.ts';
import { JsonSplitter, type JsonPart } from './json-splitter.ts';
import { csvRecords, type CsvChoice, type CsvHead } from './read-csv.ts';

/** A row by its fields, and what is wrong with it as a whole. */
export interface RawRow {
  readonly row: Readonly<Record<string, unknown>> | undefined;
  /** Of the file, from 1; absent of JSON. */
  readonly line?: number;
  readonly problem?: FieldsRefusal;
}

export type RawItem = RawRow | { readonly mode: ImportMode };

/** Reads `{ data: […], mode }`, or the list alone. Throws a 400 for what is neither. */
export async function* rowsOfJson(
  chunks: AsyncIterable<Buffer>,
  fields: ColumnFields,
  encoding?: TextEncoding,
  onRecognised?: (encoding: TextEncoding) => void,
): AsyncGenerator<RawItem> {
  const splitter = new JsonSplitter(limits.importRowBytes);
  let hasList = false;
  for await (const text of textOf(chunks, encoding, onRecognised))
    for (const piece of splitter.push(text)) {
      const { kind, member, value } = piece;
      const isRows = member === null || member === 'data';
      if (kind === 'element') yield rawRow(piece, fields);
      else if (kind === 'list' && isRows && !hasList) hasList = true;
      else if (kind === 'value' && member === 'mode') yield { mode: modeOf(value) };
      else if (kind === 'value' && isRows) throw new InvalidError('NOT_A_LIST');
      else throw invalidField(String(member).slice(0, 40), 'UNKNOWN_FIELD');
    }
  splitter.end();
  if (!hasList) throw new InvalidError('NOT_A_LIST');
}

export const modeOf = (value: unknown): ImportMode => {
  const mode = importModes.find((each) => each === value);
  if (!mode) throw invalidField('mode', 'IS_IN', { values: importModes.join(', ') });
  return mode;
};

const problem = (refusal: FieldRefusal): FieldsRefusal => new InvalidFieldsError([refusal]).refusal;

const rawRow = ({ value, nameProblem }: JsonPart, fields: ColumnFields): RawRow => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { row: undefined, problem: problem(fieldRefusal('row', 'ROW_NOT_OBJECT')) };
  if (nameProblem) return { row: undefined, problem: problem(nameProblem) };
  const namedCells = Object.entries(value).flatMap(([column, cell]) => {
    const field = fields.of(column);
    return field === undefined ? [] : [[field, cell] as const];
  });
  return { row: Object.fromEntries(namedCells) };
};

/** Reads CSV whose first record names the columns. An empty cell names no value. Throws a 400. */
export async function* rowsOfCsv(
  chunks: AsyncIterable<Buffer>,
  entity: ExportedEntity,
  fields: ColumnFields,
  choice: CsvChoice = {},
): AsyncGenerator<RawRow> {
  let columns: readonly (string | undefined)[] = [];
  const onHead = (head: CsvHead) => (columns = head.columns.map((column) => fields.of(column)));
  for await (const { cells, line } of csvRecords(chunks, choice, onHead)) {
    const row = Object.fromEntries(
      columns.flatMap((field, index) =>
        field !== undefined && cells[index] ? [[field, cellValue(entity, field, cells[index])]] : [],
      ),
    );
    const isTooLong = cells.length > columns.length;
    yield { row, line, ...(isTooLong && { problem: problem(fieldRefusal('row', 'ROW_TOO_LONG')) }) };
  }
}
