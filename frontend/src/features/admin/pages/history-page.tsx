import '../../../i18n/admin.load.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { historyBatchQuery, historyQuery, type HistoryFilter } from '../api/history.ts';
import type { HistorySearch } from '../history-search.ts';
import { HistoryPageView } from './history-page-view.tsx';

interface HistoryPageProps {
  readonly search: HistorySearch;
  readonly onSearchChange: (search: HistorySearch) => void;
}

/** Days of the reader as moments. */
const filterOf = ({ by, actor, kind, id, action, from, to }: HistorySearch): HistoryFilter => ({
  by: actor || by === 'all' ? undefined : (by ?? (id ? undefined : 'staff')),
  actor,
  kind: kind as HistoryFilter['kind'],
  id,
  action: action as HistoryFilter['action'],
  from: from && new Date(`${from}T00:00:00`).toISOString(),
  to: to && new Date(`${to}T23:59:59.999`).toISOString(),
});

export function HistoryPage({ search, onSearchChange }: HistoryPageProps) {
  return search.batch ? (
    <Batch search={search} onSearchChange={onSearchChange} batch={search.batch} />
  ) : (
    <Trail search={search} onSearchChange={onSearchChange} />
  );
}

function Trail({ search, onSearchChange }: HistoryPageProps) {
  const state = useInfiniteQuery({ ...historyQuery(filterOf(search)), placeholderData: keepPreviousData });
  return <HistoryPageView search={search} onSearchChange={onSearchChange} state={state} />;
}

function Batch({ search, onSearchChange, batch }: HistoryPageProps & { readonly batch: string }) {
  const state = useInfiniteQuery(historyBatchQuery(batch));
  return <HistoryPageView search={search} onSearchChange={onSearchChange} state={state} />;
}
