import '../../../i18n/lists.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { brandByNameQuery } from '../../catalogue/api/brands.ts';
import { productsQuery } from '../../catalogue/api/products.ts';
import { brandParams, type BrandSearch } from '../brand-params.ts';
import { BrandPageView } from './brand-page-view.tsx';

interface BrandPageProps {
  /** The brand's name as the address has it. */
  readonly brand: string;
  readonly search: BrandSearch;
  readonly onSearchChange: (change: Partial<BrandSearch>) => unknown;
}

export function BrandPage({ brand, search, onSearchChange }: BrandPageProps) {
  const record = useQuery(brandByNameQuery(brand));
  const list = useQuery({ ...productsQuery(brandParams(brand, search)), placeholderData: keepPreviousData });
  const found = record.data?.[0];
  if (found && found.name.toLowerCase() !== brand.toLowerCase())
    return <Navigate to="/brands/$brand" params={{ brand: found.name }} search={search} replace />;
  return <BrandPageView name={brand} brand={found} search={search} onSearchChange={onSearchChange} list={list} />;
}
