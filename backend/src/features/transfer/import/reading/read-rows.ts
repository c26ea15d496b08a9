import { importModes, limits, type ExportedEntity, type ImportMode } from '@henna/contracts';
import { InvalidError } from '../../../../shared/errors.ts';
import { CsvSplitter } from './csv-records.ts';
import { valueOf } from './csv-cells.ts';
import { nameProblem } from './name-problem.ts';
import { JsonSplitter, malformed, parsed } from './split-json.ts';
import { utf8 } from './utf8.ts';

/** A row as the file has it, or why it can't be one. */
export interface RawRow {
  readonly row: Readonly<Record<string, unknown>> | undefined;
  /** `field: reason` */
  readonly problem?: string;
}

export type RawItem = RawRow | { readonly mode: ImportMode };

const noRows = 'File must contain an array of objects';

/** Reads `{ data: […], mode }`, or the list alone. Throws a 400 for what is neither. */
export async function* rowsOfJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawItem> {
  const splitter = new JsonSplitter(limits.importRowBytes);
  let hasList = false;
  for await (const { bytes } of utf8(chunks))
    for (const { kind, member, json } of splitter.push(bytes)) {
      const isRows = member === null || member === 'data';
      if (kind === 'element') yield rawRow(json);
      else if (kind === 'list' && isRows && !hasList) hasList = true;
      else if (kind === 'value' && member === 'mode') yield { mode: modeOf(parsed(json, 'mode is not valid JSON')) };
      else if (kind === 'value' && isRows) throw malformed(noRows);
      else throw new InvalidError(`property ${String(member).slice(0, 40)} should not exist`, 'VALIDATION_FAILED');
    }
  splitter.end();
  if (!hasList) throw malformed(noRows);
}

export const modeOf = (value: unknown): ImportMode => {
  const mode = importModes.find((each) => each === value);
  if (!mode) throw new InvalidError('mode must be merge or replace.', 'VALIDATION_FAILED');
  return mode;
};

const rawRow = (json: string): RawRow => {
  const row = parsed(json, 'File parsing error');
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { row: undefined, problem: 'row: must be an object.' };
  const problem = nameProblem(json);
  if (problem !== undefined) return { row: undefined, problem };
  return { row: row as Record<string, unknown> };
};

/** Reads CSV whose first record names the columns. Throws a 400. */
export async function* rowsOfCsv(chunks: AsyncIterable<Buffer>, entity: ExportedEntity): AsyncGenerator<RawItem> {
  const splitter = new CsvSplitter();
  let columns: readonly string[] | undefined;
  const rowOf = (cells: readonly string[]): RawRow => {
    if (cells.length > columns!.length)
      return { row: undefined, problem: 'row: has more cells than there are columns.' };
    return {
      row: Object.fromEntries(columns!.map((name, index) => [name, valueOf(entity, name, cells[index] ?? '')])),
    };
  };
  const take = function* (records: Iterable<string[]>): Generator<RawRow> {
    for (const cells of records)
      if (columns) yield rowOf(cells);
      else columns = columnsOf(cells);
  };
  for await (const { text } of utf8(chunks)) yield* take(splitter.push(text));
  yield* take(splitter.end());
  if (!columns) throw malformed('The file is empty: its first line must name the columns.');
}

const columnsOf = (cells: readonly string[]) => {
  const names = cells.map((cell) => cell.trim());
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw malformed(`The column "${twice.slice(0, 40)}" stands there twice.`);
  if (names.includes('__proto__')) throw malformed('"__proto__" is no field.');
  if (names.includes('')) throw malformed('A column has no name in the first line.');
  return names;
};
