import '../../i18n/admin.load.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import { globalOptionsQuery, GlobalOptionsSection } from '../voting/admin/index.ts';
import { healthQuery, systemQuery } from './api.ts';
import { SystemInformation } from './system-information.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  const options = useQuery(globalOptionsQuery());
  const health = useQuery(healthQuery());
  const system = useQuery(systemQuery());
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
        <DelayedPlaceholder>
          <Skeleton variant="rounded" height={320} aria-hidden sx={{ maxWidth: 760 }} />
        </DelayedPlaceholder>
      )}
      <SystemInformation
        health={health.isError ? undefined : health.data}
        status={system.data}
        onCheck={() => void Promise.all([health.refetch(), system.refetch()])}
      />
      {!system.data && system.error && (
        <ErrorState error={system.error} title={t('admin.common.loadFailed')} onRetry={() => void system.refetch()} />
      )}
    </>
  );
}
