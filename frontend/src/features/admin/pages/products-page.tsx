import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminProductsQuery } from '../api/products.ts';
import type { TableSearch } from '../table-search.ts';
import { ProductsPageView } from './products-page-view.tsx';

interface ProductsPageProps {
  readonly search: TableSearch;
  readonly onSearchChange: (search: TableSearch) => void;
}

export function ProductsPage({ search, onSearchChange }: ProductsPageProps) {
  const list = useQuery({ ...adminProductsQuery(search), placeholderData: keepPreviousData });
  const all = useQuery(adminProductsQuery({}));
  return (
    <ProductsPageView search={search} onSearchChange={onSearchChange} list={list} total={all.data?.total ?? null} />
  );
}
