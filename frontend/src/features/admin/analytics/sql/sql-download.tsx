import type { SqlAnswer } from '@henna/contracts';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, saveFile, saveJson } from '../../../../lib/save-file.ts';
import { csvOf } from '../../table/csv.ts';

const cell = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value);

/** Saves the rows that were answered: as lines for a spreadsheet, or as a list of records. */
export function SqlDownload({ answer: { columns, rows } }: { readonly answer: SqlAnswer }) {
  const { t } = useTranslation();
  const name = `sql-${new Date().toISOString().slice(0, 10)}`;
  const told = columns.map((key, column) => ({ key, value: (row: readonly unknown[]) => cell(row[column]) }));
  const save = {
    csv: () => saveFile(`${name}.csv`, new Blob([byteOrderMark + csvOf(told, rows)], { type: 'text/csv' })),
    json: () =>
      saveJson(
        `${name}.json`,
        rows.map((row) => Object.fromEntries(columns.map((key, column) => [key, row[column]]))),
      ),
  };
  return (
    <div role="group" aria-label={t('admin.sql.download')}>
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} color="inherit" startIcon={<Download size={16} aria-hidden />} onClick={save[format]}>
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
