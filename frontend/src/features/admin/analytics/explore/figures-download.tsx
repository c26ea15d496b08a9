import type { MetricAnswer } from '@henna/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download, ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../components/toast/toasts.ts';
import { byteOrderMark, saveFile, saveJson } from '../../../../lib/save-file.ts';
import type { Downloaded } from '../../table/column.ts';
import { csvOf } from '../../table/csv.ts';
import { figureRows, type FigureRow } from './compared.ts';

const columns: readonly Downloaded<FigureRow>[] = (
  ['period', 'from', 'to', 'key', 'name', 'value', 'unit', 'position', 'asOf'] as const
).map((key) => ({ key, value: (row) => row[key] }));

interface FiguresDownloadProps {
  readonly answers: readonly (MetricAnswer | undefined)[];
  /** Makes a picture of the chart; absent where none is shown. */
  readonly picture?: (() => Promise<Blob>) | undefined;
}

/** Saves the figures that are shown: as lines for a spreadsheet, as the service answered them, or as a picture. */
export function FiguresDownload({ answers, picture }: FiguresDownloadProps) {
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
  const paint = useMutation({
    mutationFn: (make: () => Promise<Blob>) => make(),
    onSuccess: (png) => saveFile(`${name}.png`, png),
    onError: () => showToast({ title: t('admin.table.downloadFailed'), tone: 'error' }),
  });
  return (
    <div role="group" aria-label={t('admin.analytics.explore.download')}>
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} color="inherit" startIcon={<Download size={16} aria-hidden />} onClick={save[format]}>
          {format.toUpperCase()}
        </Button>
      ))}
      {picture && (
        <Button
          color="inherit"
          startIcon={<ImageDown size={16} aria-hidden />}
          disabled={paint.isPending}
          onClick={() => paint.mutate(picture)}
        >
          PNG
        </Button>
      )}
    </div>
  );
}
