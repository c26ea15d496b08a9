import type { SqlAnswer } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import { DownloadButtons } from '../download-buttons.tsx';

const cell = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value);

/** Saves the rows that were answered: as lines for a spreadsheet, or as a list of records. */
export function SqlDownload({ answer: { columns, rows } }: { readonly answer: SqlAnswer }) {
  const { t } = useTranslation();
  return (
    <DownloadButtons
      label={t('admin.sql.download')}
      name="sql"
      columns={columns.map((key, column) => ({ key, value: (row: readonly unknown[]) => cell(row[column]) }))}
      rows={() => rows}
      json={() => rows.map((row) => Object.fromEntries(columns.map((key, column) => [key, row[column]])))}
    />
  );
}
