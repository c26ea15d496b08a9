import '../../i18n/admin.load.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { useSearchState } from '../../admin-kit/table/table-search.ts';
import { EmptyState } from '../../components/states.tsx';
import { exportCountsQuery, importsQuery, isUnderWay, type Entity } from './api.ts';
import type { ImportSearch } from './import/import-search.ts';
import { ImportSteps } from './import/import-steps.tsx';
import { ImportResults } from './import-results.tsx';
import { Lines, Panel } from './panels.tsx';
import { RecentImports } from './recent-imports.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { useImport } from './use-import.ts';

const guides = ['format', 'order', 'skipped', 'errors', 'replace'] as const;

export function Guidelines() {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.transfer.import.guidelines')}>
      <Typography variant="h3" component="h2">
        {t('admin.transfer.import.guidelines')}
      </Typography>
      <Lines>
        {guides.map((guide) => (
          <li key={guide}>{t(`admin.transfer.import.guides.${guide}`)}</li>
        ))}
      </Lines>
    </Panel>
  );
}

/** Records that prevent a restore. */
const catalogue: readonly Entity[] = ['brands', 'categories', 'products'];

export function ImportPage() {
  const { t } = useTranslation();
  const mayImport = useMayWrite();
  const [search, onSearchChange] = useSearchState<ImportSearch>();
  const { record, cancel, undo, save } = useImport(search.import);
  const counts = useQuery({ ...exportCountsQuery(), enabled: mayImport, refetchOnMount: 'always' });
  const imports = useQuery({ ...importsQuery(), enabled: mayImport, refetchOnMount: 'always' });
  const others = (imports.data ?? []).filter((each) => !isUnderWay(each) || each.id !== record?.id);
  if (!mayImport)
    return (
      <>
        <PageHead title={t('admin.shell.import')} />
        <EmptyState title={t('admin.transfer.onlyAdmins')} text={t('admin.transfer.onlyAdminsText')} />
      </>
    );
  return (
    <>
      <PageHead title={t('admin.shell.import')} text={t('admin.transfer.import.text')} />
      <ImportSteps
        search={search}
        onSearchChange={onSearchChange}
        isImporting={record?.status === 'running'}
        counts={counts.data ?? []}
      />
      {record && (
        <ImportResults
          record={record}
          onCancel={() => cancel.mutate(record.id)}
          onUndo={(picks, reason) => undo(record.id, picks, reason)}
          onDownload={(format) => save.mutate({ ...record, format })}
        />
      )}
      {others.length > 0 && <RecentImports imports={others} onOpen={(id) => onSearchChange({ import: id })} />}
      <RestorePanel isEmpty={counts.data?.every(({ entity, count }) => !catalogue.includes(entity) || count === 0)} />
      <Guidelines />
    </>
  );
}
