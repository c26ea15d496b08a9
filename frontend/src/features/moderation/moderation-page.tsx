import '../../i18n/admin.load.ts';
import '../../i18n/report.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { LoadingBlocks, PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import { useSearchState } from '../../admin-kit/table/table-search.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { pageCountOf } from '../../lib/pagination.ts';
import { queuePageSize, queueQuery, queueStates } from './api.ts';
import { QueueItem } from './queue-item.tsx';
import type { QueueSearch } from './queue-search.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const Queue = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 900 });
const Narrow = styled('div')({ maxWidth: 420 });

const refetchMs = 30_000;

export function ModerationPage() {
  const [search, onSearchChange] = useSearchState<QueueSearch>();
  const queue = useQuery({
    ...queueQuery(search.state ?? 'open', search.page ?? 1),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
  const { t, number } = useTexts();
  const mayDecide = useMayModerate();
  const { list, focusNext } = useQueueKeys();
  const { data, error } = queue;
  const state = search.state ?? 'open';
  const page = search.page ?? 1;
  const tabs = queueStates.map((value) => ({
    value,
    text:
      value === 'open' && data
        ? t('admin.moderation.openCount', { n: number(data.open) })
        : t(`admin.moderation.${value}`),
  }));
  const last = data ? pageCountOf(data.total, queuePageSize) : 1;
  if (data && data.total > 0 && page > last && !queue.isPlaceholderData)
    return <Navigate to="." replace search={{ ...search, page: last === 1 ? undefined : last }} />;
  return (
    <>
      <PageHead title={t('admin.shell.moderation')} text={t('admin.moderation.text')} />
      <Narrow>
        <Tabs
          label={t('admin.shell.moderation')}
          value={state}
          tabs={tabs}
          panel="moderation-queue"
          onChange={(value) => onSearchChange(value === 'settled' ? { state: value } : {})}
        />
      </Narrow>
      <Queue id="moderation-queue" role="tabpanel" aria-labelledby={`${state}-tab`} ref={list}>
        {!data && error && (
          <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void queue.refetch()} />
        )}
        {!data && !error && <LoadingBlocks heights={[260, 260]} />}
        {data?.total === 0 &&
          (state === 'open' ? (
            <EmptyState title={t('admin.moderation.nothing')} text={t('admin.moderation.nothingText')} />
          ) : (
            <EmptyState title={t('admin.moderation.nothingSettled')} />
          ))}
        {data && data.items.length > 0 && mayDecide && (
          <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {t('admin.moderation.keys')}
          </Typography>
        )}
        {data?.items.map((item) => (
          <QueueItem key={item.comment.id} item={item} onDone={() => focusNext(item.comment.id)} />
        ))}
        {data && data.total > 0 && <Pager page={page} total={data.total} size={queuePageSize} />}
      </Queue>
    </>
  );
}
