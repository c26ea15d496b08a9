import type { Json } from '@duckdb/node-api';
import type { QueryResult } from './query.ts';

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

const toText = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const csvCell = (value: Json) => {
  const cell = toText(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

type ResultRows = Pick<QueryResult, 'columns' | 'rows'>;

const asTable = ({ columns, rows }: ResultRows): string => {
  const lines = [columns, ...rows.map((row) => row.map(toText))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const [head, ...rest] = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...rest].join('\n');
};

/** Formats a result for a terminal, for a spreadsheet (CSV, RFC 4180), or for a program (JSON, a list of records). */
export const formatResult = (result: ResultRows, format: Format): string => {
  switch (format) {
    case 'table':
      return asTable(result);
    case 'csv':
      return [result.columns, ...result.rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
    case 'json':
      return JSON.stringify(
        result.rows.map((row) => Object.fromEntries(result.columns.map((name, column) => [name, row[column]]))),
        null,
        1,
      );
  }
};
