import '../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { download } from '../../admin-kit/request.ts';
import { useMayWrite } from '../../admin-kit/session.ts';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { exportCountsQuery, type Entity, type ExportCount, type FileFormat } from './api.ts';
import { Card, Cards, Panel, PanelHead, Row } from './panels.tsx';

export interface ExportRequest {
  readonly entity: Entity | 'all';
  readonly format: FileFormat;
}

const fileName = ({ entity, format }: ExportRequest) => {
  const day = new Date().toISOString().slice(0, 10);
  return entity === 'all' ? `complete-backup-${day}.json` : `${entity}-export-${day}.${format}`;
};

const exportUrl = ({ entity, format }: ExportRequest) =>
  entity === 'all' ? '/api/admin/export' : `/api/admin/export/${entity}?format=${format}`;

/** `exporting` is the export that is being fetched. */
export function useExport() {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const mutation = useMutation({
    mutationFn: async (request: ExportRequest) => {
      const name = fileName(request);
      const failureTexts = [t('admin.transfer.export.failedText'), t('admin.transfer.export.noToken')] as const;
      await download(exportUrl(request), name, ...failureTexts);
      return name;
    },
    onSuccess: (name) =>
      showToast({
        title: t('admin.transfer.export.successful'),
        description: t('admin.transfer.export.saved', { name }),
        tone: 'success',
      }),
    onError: failureToast(t('admin.transfer.export.failed')),
  });
  return { exporting: mutation.isPending ? mutation.variables : null, save: mutation.mutate };
}

/** Numbers of exports of the catalogue, and with those of people. */
const [kinds, allKinds] = [7, 11];

interface Exporting {
  readonly exporting: ExportRequest | null;
  readonly save: (request: ExportRequest) => void;
}

export function ExportPage() {
  const { t } = useTranslation();
  const mayExportAll = useMayWrite();
  const { data, error, refetch } = useQuery({ ...exportCountsQuery(), refetchOnMount: 'always' });
  const exporting = useExport();
  return (
    <>
      <PageHead title={t('admin.shell.export')} text={t('admin.transfer.export.text')} />
      {mayExportAll && <AllPanel {...exporting} />}
      {!data && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <DelayedPlaceholder>
          <Cards aria-hidden>
            {Array.from({ length: mayExportAll ? allKinds : kinds }, (_, index) => (
              <Skeleton key={index} component="li" variant="rounded" height={146} />
            ))}
          </Cards>
        </DelayedPlaceholder>
      )}
      {data && (
        <Cards>
          {data.map((each) => (
            <EntityCard key={each.entity} {...each} {...exporting} />
          ))}
        </Cards>
      )}
    </>
  );
}

function AllPanel({ exporting, save }: Exporting) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.transfer.entities.backup')}>
      <PanelHead title={t('admin.transfer.entities.backup')}> {t('admin.transfer.export.allText')}</PanelHead>
      <Row>
        <Button
          variant="contained"
          startIcon={<Download size={18} aria-hidden />}
          disabled={exporting !== null}
          onClick={() => save({ entity: 'all', format: 'json' })}
        >
          {exporting?.entity === 'all' ? t('admin.transfer.export.exporting') : t('admin.transfer.export.all')}
        </Button>
      </Row>
    </Panel>
  );
}

function EntityCard({ entity, count, exporting, save }: ExportCount & Exporting) {
  const { t, number } = useTexts();
  const name = t(`admin.transfer.entities.${entity}`);
  const button = (format: FileFormat, text: string) => (
    <Button
      variant="outlined"
      color={format === 'csv' ? 'inherit' : 'primary'}
      disabled={count === 0 || exporting !== null}
      aria-label={t('admin.transfer.export.named', { entity: name, format: format.toUpperCase() })}
      onClick={() => save({ entity, format })}
    >
      {exporting?.entity === entity && exporting.format === format ? t('admin.transfer.export.exporting') : text}
    </Button>
  );
  return (
    <Card>
      <PanelHead title={name}> {t('admin.transfer.export.records', { count, n: number(count) })}</PanelHead>
      <Row>
        {button('json', t('admin.transfer.export.json'))}
        {button('csv', t('admin.transfer.export.csv'))}
      </Row>
    </Card>
  );
}
