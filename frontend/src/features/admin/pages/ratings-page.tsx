import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actCountQuery, actsAddress, actsQuery, actStatisticsQuery } from '../api/acts.ts';
import type { ActsSearch } from '../acts/acts-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { RatingsPageView } from './ratings-page-view.tsx';

interface RatingsPageProps {
  readonly search: ActsSearch;
  readonly onSearchChange: (change: ActsSearch) => void;
}

export function RatingsPage({ search, onSearchChange }: RatingsPageProps) {
  const list = useQuery({ ...actsQuery('ratings', search), placeholderData: keepPreviousData });
  const all = useQuery(actCountQuery('ratings', search));
  const statistics = useQuery({ ...actStatisticsQuery('ratings', search), placeholderData: keepPreviousData });
  const sums = useQuery(actStatisticsQuery('ratings', {}));
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <RatingsPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={actsAddress('ratings', search)}
        total={all.data ?? null}
        statistics={statistics}
        sums={sums.data}
      />
    </AsOf>
  );
}
