import { invalidField } from '../../../shared/errors.ts';
import { momentOf } from '../../../shared/moment.ts';
import type { BackupRow } from './restore-files.ts';

/* Values of a record by their names; each throws a 400 on the field for what is none. */

/** A text that is not empty. */
export const text = (row: BackupRow, field: string): string => {
  const value = row[field];
  if (typeof value !== 'string' || value === '') throw invalidField(field, 'PLAIN_TEXT');
  return value;
};
/** A text, or `null` where it is absent. */
export const maybe = (row: BackupRow, field: string): string | null => (row[field] ? text(row, field) : null);
/** A whole number from 0. */
export const number = (row: BackupRow, field: string): number => {
  const value = row[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw invalidField(field, 'IS_INT');
  return value;
};
/** A time in ms since 1970. */
export const time = (row: BackupRow, field: string): number => {
  const value = momentOf(text(row, field));
  if (Number.isNaN(value)) throw invalidField(field, 'TIME');
  return value;
};
