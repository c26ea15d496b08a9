import { importFields } from '@henna/domain';
import { csvOf } from '../../../admin-kit/table/column.ts';
import { byteOrderMark, saveFile } from '../../../lib/save-file.ts';
import type { Entity } from '../api.ts';

/** The columns of a kind of records as CSV, with one row as an example. */
export const templateOf = (entity: Entity): string => {
  const fields = importFields[entity].filter(({ example }) => example !== undefined);
  const columns = fields.map(({ name, example }) => ({ key: name, value: () => example ?? null }));
  return csvOf(columns, [{}]);
};

export const saveTemplate = (entity: Entity): void =>
  saveFile(`${entity}-template.csv`, new Blob([byteOrderMark + templateOf(entity)], { type: 'text/csv' }));
