import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { byteOrderMark, saveFile, saveJson } from '../../lib/save-file.ts';
import { csvOf, type DownloadField } from '../../admin-kit/table/column.ts';

interface DownloadButtonsProps<Row> {
  readonly label: string;
  /** Of the files, without the day. */
  readonly name: string;
  readonly columns: readonly DownloadField<Row>[];
  readonly rows: () => readonly Row[];
  readonly json: () => unknown;
  readonly children?: ReactNode;
}

/** Saves rows as CSV or as JSON. */
export function DownloadButtons<Row>({ label, name, columns, rows, json, children }: DownloadButtonsProps<Row>) {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}`;
  const save = {
    csv: () => saveFile(`${file}.csv`, new Blob([byteOrderMark + csvOf(columns, rows())], { type: 'text/csv' })),
    json: () => saveJson(`${file}.json`, json()),
  };
  return (
    <div role="group" aria-label={label}>
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} color="inherit" startIcon={<Download size={16} aria-hidden />} onClick={save[format]}>
          {format.toUpperCase()}
        </Button>
      ))}
      {children}
    </div>
  );
}
