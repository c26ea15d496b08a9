import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actCountQuery, actsAddress, actsQuery, actStatisticsQuery } from '../api/acts.ts';
import type { ActsSearch } from '../acts/acts-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { VotesPageView } from './votes-page-view.tsx';

interface VotesPageProps {
  readonly search: ActsSearch;
  readonly onSearchChange: (change: ActsSearch) => void;
}

export function VotesPage({ search, onSearchChange }: VotesPageProps) {
  const list = useQuery({ ...actsQuery('votes', search), placeholderData: keepPreviousData });
  const all = useQuery(actCountQuery('votes', search));
  const statistics = useQuery({ ...actStatisticsQuery('votes', search), placeholderData: keepPreviousData });
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <VotesPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={actsAddress('votes', search)}
        total={all.data ?? null}
        statistics={statistics}
      />
    </AsOf>
  );
}
