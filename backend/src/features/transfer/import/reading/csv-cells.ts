import { entityOfFile, type ExportedEntity, type FieldDescriptor } from '@henna/domain';

/** Texts that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Columns beside the fields of the entity that hold no plain text. */
const derivedColumns: Readonly<Record<string, ColumnType>> = {
  visitCount: 'number',
  current: 'flag',
  demo: 'flag',
  options: 'list',
  tones: 'list',
  details: 'list',
  value: 'list',
};

type ColumnType = FieldDescriptor['type'];
const parsedTypes: ReadonlySet<ColumnType> = new Set(['number', 'flag', 'labels', 'list']);

/** The text of a cell. Text that a spreadsheet would run gets an apostrophe in front. */
export const csvCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? neutral(value) : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const neutral = (text: string) => (formula.test(text) || text.startsWith("'") ? `'${text}` : text);
const original = (cell: string) => (/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell);

/** The reverse of {@link csvCell}. A cell that can't be parsed stays text, and its row is refused. */
export const cellValue = (entity: ExportedEntity, column: string, cell: string): unknown => {
  if (cell === '') return null;
  const type = entityOfFile(entity).fields[column]?.type ?? derivedColumns[column] ?? 'text';
  if (!parsedTypes.has(type)) return original(cell);
  try {
    // Spreadsheets write TRUE and FALSE.
    return JSON.parse(type === 'flag' ? cell.trim().toLowerCase() : cell) as unknown;
  } catch {
    return original(cell);
  }
};
