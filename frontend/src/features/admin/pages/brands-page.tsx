import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminBrandsPageQuery } from '../api/brands.ts';
import type { TableSearch } from '../table-search.ts';
import { BrandsPageView } from './brands-page-view.tsx';

interface BrandsPageProps {
  readonly search: TableSearch;
  readonly onSearchChange: (search: TableSearch) => void;
}

export function BrandsPage({ search, onSearchChange }: BrandsPageProps) {
  const list = useQuery({ ...adminBrandsPageQuery(search), placeholderData: keepPreviousData });
  const all = useQuery(adminBrandsPageQuery({}));
  return <BrandsPageView search={search} onSearchChange={onSearchChange} list={list} total={all.data?.total ?? null} />;
}
