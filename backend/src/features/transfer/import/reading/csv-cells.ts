import type { ExportedEntity } from '@henna/domain';

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Columns that hold no plain text; lists and objects stand in their cells as JSON. */
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

/** A value as it stands in a cell. Text that a spreadsheet would run gets an apostrophe in front. */
export const csvCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? neutral(value) : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const neutral = (text: string) => (formula.test(text) || text.startsWith("'") ? `'${text}` : text);
const original = (cell: string) => (/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell);

/** What a cell says: the reverse of {@link csvCell}. A cell that can't be read so stays text, for its row to be refused. */
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
