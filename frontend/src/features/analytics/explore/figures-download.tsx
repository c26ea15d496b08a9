import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFields } from '../../../admin-kit/table/column.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { MetricAnswer } from '../api-types.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import { figureRows, type FigureRow } from './chart/chart-lines.ts';

const columns = downloadFields<FigureRow>(
  ...(['period', 'from', 'to', 'extent', 'key', 'name', 'value', 'unit', 'position', 'asOf'] as const),
);

interface FiguresDownloadProps {
  readonly answers: readonly (MetricAnswer | undefined)[];
  /** Makes a picture of the chart; absent for a table. */
  readonly picture?: (() => Promise<Blob>) | undefined;
}

/** Saves all figures as CSV or JSON, and the chart as a picture. */
export function FiguresDownload({ answers, picture }: FiguresDownloadProps) {
  const { t } = useTranslation();
  const name = answers[0]?.metric ?? 'metric';
  const paint = useMutation({
    mutationFn: (make: () => Promise<Blob>) => make(),
    onSuccess: (png) => saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.png`, png),
    onError: () => showToast({ title: t('admin.table.downloadFailed'), tone: 'error' }),
  });
  return (
    <DownloadButtons
      label={t('admin.analytics.explore.download')}
      name={name}
      columns={columns}
      rows={() => figureRows(answers)}
      json={() => answers.filter((answer) => answer !== undefined)}
    >
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
    </DownloadButtons>
  );
}
