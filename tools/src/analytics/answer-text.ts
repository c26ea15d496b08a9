import type { Json } from '@duckdb/node-api';
import type { QueryAnswer } from './query.ts';

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

const text = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const csvCell = (value: Json) => {
  const cell = text(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

type Told = Pick<QueryAnswer, 'columns' | 'rows'>;

const asTable = ({ columns, rows }: Told): string => {
  const lines = [columns, ...rows.map((row) => row.map(text))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const [head, ...rest] = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...rest].join('\n');
};

/** An answer for a terminal, for a spreadsheet (RFC 4180), or for a program (a list of records). */
export const answerText = (answer: Told, format: Format): string => {
  switch (format) {
    case 'table':
      return asTable(answer);
    case 'csv':
      return [answer.columns, ...answer.rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
    case 'json':
      return JSON.stringify(
        answer.rows.map((row) => Object.fromEntries(answer.columns.map((name, column) => [name, row[column]]))),
        null,
        1,
      );
  }
};
