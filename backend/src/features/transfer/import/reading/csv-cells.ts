import type { ExportedEntity } from '@henna/domain';

/** Texts that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Columns that hold no plain text; cells with lists and objects are JSON. */
const numbers = new Set(['sortOrder', 'stars', 'visitCount']);
const flags = new Set(['active', 'isPublic', 'current', 'demo']);
const structures: Readonly<Partial<Record<ExportedEntity, readonly string[]>>> = {
  products: ['shades'],
  brands: ['labels'],
  categories: ['labels'],
  subcategories: ['labels'],
  votingOptions: ['options', 'details'],
  settings: ['value'],
  banners: ['labels', 'descriptionLabels'],
  profiles: ['favoriteCategories'],
};

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
  const isStructure = structures[entity]?.includes(column);
  if (!isStructure && !numbers.has(column) && !flags.has(column)) return original(cell);
  try {
    // Spreadsheets write TRUE and FALSE.
    return JSON.parse(flags.has(column) ? cell.trim().toLowerCase() : cell) as unknown;
  } catch {
    return original(cell);
  }
};
