import { limits, type Page } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showToast } from '../../components/toast/toasts.ts';
import { addressOf, type QueryAddress } from '../../lib/api.ts';
import { byteOrderMark, saveFile } from '../../lib/save-file.ts';
import { adminRequest } from '../request.ts';
import { useTexts, useToasts } from '../use-texts.ts';
import { csvOf, type DownloadField, type Identified } from './column.ts';

/** Most rows that are downloaded or selected at once. */
export const maxRows = 10_000;

/**
 * Reads a list's rows page after page, at most {@link maxRows}; a row that moved meanwhile counts once.
 * @param key of the query of any of its pages
 */
export async function readAllRows<Row extends Identified>(
  [path, search]: QueryAddress,
  signal?: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const pageSearch = { ...(typeof search === 'object' && search), page, pageSize: limits.pageSizeMax };
    const { items, total } = await adminRequest<Page<Row>>(addressOf([path, pageSearch]), { signal });
    for (const row of items) rows.set(row.id, row);
    const isLast = page * limits.pageSizeMax >= Math.min(total, maxRows);
    if (isLast || items.length === 0) return { rows: [...rows.values()].slice(0, maxRows), total };
  }
}

const ButtonGroup = styled('div')({ display: 'flex', alignItems: 'center', '& > button': { paddingInline: 12 } });

const formats = ['csv', 'json'] as const;

interface ViewDownloadProps<Row extends Identified> {
  readonly name: string;
  readonly columns: readonly DownloadField<Row>[];
  /** The list's query, of which all pages are downloaded. */
  readonly queryKey: QueryAddress;
}

export function ViewDownload<Row extends Identified>({ name, columns, queryKey }: ViewDownloadProps<Row>) {
  const { failureToast } = useToasts();
  const { t, number } = useTexts();
  const download = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => ({ format, ...(await readAllRows<Row>(queryKey)) }),
    onSuccess: ({ format, rows, total }) => {
      const text = format === 'csv' ? byteOrderMark + csvOf(columns, rows) : `${JSON.stringify(rows, null, 2)}\n`;
      const type = format === 'csv' ? 'text/csv' : 'application/json';
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${format}`, new Blob([text], { type }));
      const [saved, all] = [number(rows.length), number(total)];
      showToast({
        title: t('admin.table.downloaded'),
        description:
          rows.length < total
            ? t('admin.table.downloadedFirst', { rows: saved, total: all })
            : t('admin.table.downloadedAll', { count: rows.length, rows: saved }),
        tone: 'success',
      });
    },
    onError: failureToast(t('admin.table.downloadFailed')),
  });
  return (
    <ButtonGroup role="group" aria-label={t('admin.table.download')}>
      {formats.map((format) => (
        <Button
          key={format}
          color="inherit"
          startIcon={<Download size={16} aria-hidden />}
          title={t('admin.table.downloadHint')}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </ButtonGroup>
  );
}
