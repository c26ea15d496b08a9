import '../../../i18n/admin.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminProductsQuery, productsAddress } from '../api/products.ts';
import type { ProductsSearch } from '../products-search.ts';
import { AsOf } from '../as-of/as-of.tsx';
import { ProductsPageView } from './products-page-view.tsx';

interface ProductsPageProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: ProductsSearch) => void;
}

export function ProductsPage({ search, onSearchChange }: ProductsPageProps) {
  const list = useQuery({ ...adminProductsQuery(search), placeholderData: keepPreviousData });
  const all = useQuery(adminProductsQuery({ asOf: search.asOf }));
  return (
    <AsOf asOf={search.asOf} onChange={(asOf) => onSearchChange({ asOf })} error={list.error}>
      <ProductsPageView
        search={search}
        onSearchChange={onSearchChange}
        list={list}
        address={productsAddress(search)}
        total={all.data?.total ?? null}
      />
    </AsOf>
  );
}
