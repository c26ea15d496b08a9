import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminBrandsPageQuery, brandsAddress } from '../api/brands.ts';
import type { TableSearch } from '../table-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { BrandsPageView } from './brands-page-view.tsx';

interface BrandsPageProps {
  readonly search: TableSearch;
  readonly onSearchChange: (change: TableSearch) => void;
}

export function BrandsPage({ search, onSearchChange }: BrandsPageProps) {
  const list = useQuery({ ...adminBrandsPageQuery(search), placeholderData: keepPreviousData });
  const all = useQuery(adminBrandsPageQuery({ asOf: search.asOf }));
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <BrandsPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={brandsAddress(search)}
        total={all.data?.total ?? null}
      />
    </AsOf>
  );
}
