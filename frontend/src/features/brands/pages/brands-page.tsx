import '../../../i18n/home.load.ts';
import '../../../i18n/lists.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { brandsPageQuery } from '../../catalogue/api/brands.ts';
import type { BrandsSearch } from '../brands-search.ts';
import { BrandsPageView } from './brands-page-view.tsx';

interface BrandsPageProps {
  readonly search: BrandsSearch;
  readonly onSearchChange: (change: BrandsSearch) => unknown;
}

export function BrandsPage({ search, onSearchChange }: BrandsPageProps) {
  const list = useQuery({
    ...brandsPageQuery({ q: search.q, page: search.page ?? 1 }),
    placeholderData: keepPreviousData,
  });
  return <BrandsPageView search={search} onSearchChange={onSearchChange} list={list} />;
}
