import '../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks, PageHead } from '../../admin-kit/page-parts.tsx';
import { ErrorState } from '../../components/states.tsx';
import { systemQuery } from './api.ts';
import { LanesSection } from './lanes-section.tsx';
import { ViewsSection } from './views-section.tsx';

/** For operators: lanes and views with their lag, parked events and rebuilds. */
export function ViewsPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(systemQuery());
  return (
    <>
      <PageHead title={t('admin.shell.views')} />
      {!data && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingBlocks heights={[220, 480]} />}
      {data && (
        <>
          <LanesSection lanes={data.lanes} logPosition={data.logPosition} />
          <ViewsSection views={data.views} />
        </>
      )}
    </>
  );
}
