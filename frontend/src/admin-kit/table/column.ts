import type { ReactNode } from 'react';
import type { Direction } from './table-search.ts';

/** What every row of a table has. */
export interface Identified {
  readonly id: string;
}

/** A field of a download. */
export interface DownloadField<Row> {
  /** Its name there. */
  readonly key: string;
  /** Without it, it stays out of downloads. */
  readonly value?: (row: Row) => CellValue;
}

export interface Column<Row> extends DownloadField<Row> {
  readonly head: string;
  /** The heading is read out, not shown. */
  readonly hiddenHead?: boolean;
  /** The service's name of the sort, and the direction in which that goes by itself (`asc` unless said). */
  readonly sort?: { readonly by: string; readonly natural?: Direction };
  /** Names its row. */
  readonly isRowHeader?: boolean;
  /** Only where there is room for it. */
  readonly wide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export type CellValue = string | number | boolean | null | undefined;

/** Fields that a download has as they are; `labels.ar` is the Arabic one of the labels. */
export const downloadFields = <Row>(
  ...keys: ((keyof Row & string) | `${keyof Row & string}.ar`)[]
): DownloadField<Row>[] =>
  keys.map((key) => ({
    key,
    value: (row) =>
      key.split('.').reduce((value, part) => (value as Record<string, unknown>)[part], row as unknown) as CellValue,
  }));

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

const csvCell = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180). Text that begins like a formula gets a leading apostrophe. */
export const csvOf = <Row>(columns: readonly DownloadField<Row>[], rows: readonly Row[]): string => {
  const exported = columns.filter(({ value }) => value);
  const lines = [exported.map(({ key }) => key), ...rows.map((row) => exported.map(({ value }) => value!(row)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
};
