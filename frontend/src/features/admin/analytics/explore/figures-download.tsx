import type { MetricAnswer } from '@henna/contracts';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, saveFile, saveJson } from '../../../../lib/save-file.ts';
import type { Told } from '../../table/column.ts';
import { csvOf } from '../../table/csv.ts';
import { figureRows, type FigureRow } from './compared.ts';

const columns: readonly Told<FigureRow>[] = (
  ['period', 'from', 'to', 'key', 'name', 'value', 'unit', 'position', 'asOf'] as const
).map((key) => ({ key, value: (row) => row[key] }));

interface FiguresDownloadProps {
  readonly answers: readonly (MetricAnswer | undefined)[];
}

/** Saves the figures that are shown: as lines for a spreadsheet, or as the service answered them. */
export function FiguresDownload({ answers }: FiguresDownloadProps) {
  const { t } = useTranslation();
  const name = `${answers[0]?.metric ?? 'metric'}-${new Date().toISOString().slice(0, 10)}`;
  const save = {
    csv: () =>
      saveFile(`${name}.csv`, new Blob([byteOrderMark + csvOf(columns, figureRows(answers))], { type: 'text/csv' })),
    json: () =>
      saveJson(
        `${name}.json`,
        answers.filter((answer) => answer !== undefined),
      ),
  };
  return (
    <div role="group" aria-label={t('admin.analytics.explore.download')}>
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} color="inherit" startIcon={<Download size={16} aria-hidden />} onClick={save[format]}>
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
