import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { ExportCount, FileFormat } from '../api/transfer.ts';
import { PageHead } from '../components/page-head.tsx';
import { PanelHead } from '../transfer/panel-head.tsx';
import { Card, Cards, Panel, Row } from '../transfer/transfer.styles.ts';
import type { Wanted } from '../transfer/use-export.ts';

/** Exports of the catalogue, and those of people besides. */
const [kinds, allKinds] = [7, 11];

interface ExportPageViewProps {
  /** Also what people are and do, and everything at once. */
  readonly mayExportAll: boolean;
  readonly counts: {
    readonly data: readonly ExportCount[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly exporting: Wanted | null;
  readonly save: (wanted: Wanted) => void;
}

export function ExportPageView({
  mayExportAll,
  counts: { data, error, refetch },
  exporting,
  save,
}: ExportPageViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('admin.transfer.export.title')} text={t('admin.transfer.export.text')} />
      {mayExportAll && <AllPanel exporting={exporting} save={save} />}
      {!data && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Late>
          <Cards aria-hidden>
            {Array.from({ length: mayExportAll ? allKinds : kinds }, (_, index) => (
              <Skeleton key={index} component="li" variant="rounded" height={146} />
            ))}
          </Cards>
        </Late>
      )}
      {data && (
        <Cards>
          {data.map((each) => (
            <EntityCard key={each.entity} {...each} exporting={exporting} save={save} />
          ))}
        </Cards>
      )}
    </>
  );
}

type AllPanelProps = Pick<ExportPageViewProps, 'exporting' | 'save'>;

function AllPanel({ exporting, save }: AllPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.transfer.export.allTitle')}>
      <PanelHead title={t('admin.transfer.export.allTitle')}> {t('admin.transfer.export.allText')}</PanelHead>
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

type EntityCardProps = ExportCount & Pick<ExportPageViewProps, 'exporting' | 'save'>;

function EntityCard({ entity, count, exporting, save }: EntityCardProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
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
      <PanelHead title={name}>
        {' '}
        {t('admin.transfer.export.records', { count, n: formatNumber(count, language) })}
      </PanelHead>
      <Row>
        {button('json', t('admin.transfer.export.json'))}
        {button('csv', t('admin.transfer.export.csv'))}
      </Row>
    </Card>
  );
}
