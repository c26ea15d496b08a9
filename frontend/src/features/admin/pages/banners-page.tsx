import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminBannersQuery, bannersAddress } from '../api/banners.ts';
import type { TableSearch } from '../table-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { BannersPageView } from './banners-page-view.tsx';

interface BannersPageProps {
  readonly search: TableSearch;
  readonly onSearchChange: (change: TableSearch) => void;
}

export function BannersPage({ search, onSearchChange }: BannersPageProps) {
  const list = useQuery({ ...adminBannersQuery(search), placeholderData: keepPreviousData });
  const all = useQuery(adminBannersQuery({ asOf: search.asOf }));
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <BannersPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={bannersAddress(search)}
        total={all.data?.total ?? null}
      />
    </AsOf>
  );
}
