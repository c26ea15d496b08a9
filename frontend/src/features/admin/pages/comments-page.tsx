import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actCountQuery, actsAddress, actsQuery } from '../api/acts.ts';
import type { ActsSearch } from '../acts/acts-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { CommentsPageView } from './comments-page-view.tsx';

interface CommentsPageProps {
  readonly search: ActsSearch;
  readonly onSearchChange: (change: ActsSearch) => void;
}

export function CommentsPage({ search, onSearchChange }: CommentsPageProps) {
  const list = useQuery({ ...actsQuery('comments', search), placeholderData: keepPreviousData });
  const all = useQuery(actCountQuery('comments', search));
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <CommentsPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={actsAddress('comments', search)}
        total={all.data ?? null}
      />
    </AsOf>
  );
}
