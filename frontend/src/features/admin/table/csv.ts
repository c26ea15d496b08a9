import type { CellValue, Downloaded } from './column.ts';

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

const written = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180). Text that begins like a formula gets a leading apostrophe. */
export const csvOf = <Row>(columns: readonly Downloaded<Row>[], rows: readonly Row[]): string => {
  const told = columns.filter(({ value }) => value);
  const lines = [told.map(({ key }) => key), ...rows.map((row) => told.map(({ value }) => value!(row)))];
  return lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
};
