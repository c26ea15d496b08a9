import '../../../i18n/admin.load.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import { healthQuery } from '../api/health.ts';
import { globalOptionsQuery } from '../api/voting-options.ts';
import { PageHead } from '../components/page-head.tsx';
import { GlobalOptionsSection } from '../settings/global-options-section.tsx';
import { SystemInformation } from '../settings/system-information.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  const options = useQuery(globalOptionsQuery());
  const health = useQuery(healthQuery());
  return (
    <>
      <PageHead title={t('admin.settings.title')} />
      {options.data && <GlobalOptionsSection read={options.data} />}
      {!options.data && options.error && (
        <ErrorState
          error={options.error}
          title={t('admin.settings.loadFailed')}
          onRetry={() => void options.refetch()}
        />
      )}
      {options.isPending && (
        <Late>
          <Skeleton variant="rounded" height={320} aria-hidden sx={{ maxWidth: 760 }} />
        </Late>
      )}
      <SystemInformation health={health.isError ? undefined : health.data} onCheck={() => void health.refetch()} />
    </>
  );
}
