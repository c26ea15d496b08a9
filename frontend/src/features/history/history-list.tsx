import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { components } from '../../lib/schema.gen.ts';
import type { HistoryEntry } from './api.ts';
import { HistoryBatch } from './history-batch.tsx';
import { Batches, BatchSkeletons } from './history.styles.ts';

/** Groups neighbouring entries of one batch. */
export const groupByBatch = (entries: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] => {
  const batches: HistoryEntry[][] = [];
  for (const entry of entries) {
    const last = batches.at(-1);
    if (last?.[0]!.correlationId === entry.correlationId) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
};

type Page = components['schemas']['HistoryPageResponse'];
export type HistoryState = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'refetch' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData'
>;

interface HistoryListProps {
  readonly state: HistoryState;
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  readonly whole?: boolean;
  readonly onActor?: (id: string) => void;
}

export function HistoryList({ state, empty, whole = false, onActor }: HistoryListProps) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetchingNextPage } = state;
  if (!data && error)
    return <ErrorState error={error} title={t('admin.history.failed')} onRetry={() => void state.refetch()} />;
  if (!data)
    return (
      <DelayedPlaceholder>
        <BatchSkeletons aria-hidden>
          {[132, 108, 180].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </BatchSkeletons>
      </DelayedPlaceholder>
    );
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <Batches aria-label={t('admin.shell.history')} aria-busy={state.isPlaceholderData}>
        {groupByBatch(entries).map((batch) => (
          <HistoryBatch key={batch[0]!.eventId} entries={batch} whole={whole} onActor={onActor} />
        ))}
      </Batches>
      {hasNextPage ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'center' }}
          disabled={isFetchingNextPage}
          onClick={() => void state.fetchNextPage()}
        >
          {isFetchingNextPage ? t('admin.history.loadingMore') : t('admin.history.more')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('admin.history.end')}
        </Typography>
      )}
    </>
  );
}
