import type { ReactNode } from 'react';
import type { Direction } from './table-search.ts';

export interface Identified {
  readonly id: string;
}

export interface DownloadField<Row> {
  readonly key: string;
  /** Without it, the column is left out of downloads. */
  readonly value?: (row: Row) => CellValue;
}

export interface Column<Row> extends DownloadField<Row> {
  readonly head: string;
  readonly hiddenHead?: boolean;
  /** The service's name of the sort, and its natural direction (`asc` by default). */
  readonly sort?: { readonly by: string; readonly natural?: Direction };
  readonly isRowHeader?: boolean;
  /** Hidden in a narrow table. */
  readonly wide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export type CellValue = string | number | boolean | null | undefined;

/** Fields that a download has as they are; `labels.ar` is the Arabic label. */
export const downloadFields = <Row>(
  ...keys: ((keyof Row & string) | `${keyof Row & string}.ar`)[]
): DownloadField<Row>[] =>
  keys.map((key) => ({
    key,
    value: (row) =>
      key.split('.').reduce((value, part) => (value as Record<string, unknown>)[part], row as unknown) as CellValue,
  }));

/** What a spreadsheet would read as a formula (OWASP, CSV injection). */
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
