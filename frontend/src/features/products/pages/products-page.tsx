import '../../../i18n/lists.load.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { allBrandsQuery } from '../../catalogue/api/brands.ts';
import { productsQuery } from '../../catalogue/api/products.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { productsParams, type ProductsSearch } from '../products-search.ts';
import { ProductsPageView } from './products-page-view.tsx';

interface ProductsPageProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
}

export function ProductsPage({ search, onSearchChange }: ProductsPageProps) {
  const list = useQuery({ ...productsQuery(productsParams(search)), placeholderData: keepPreviousData });
  const brands = useQuery(allBrandsQuery());
  const { categories } = useCategories();
  return (
    <ProductsPageView
      search={search}
      onSearchChange={onSearchChange}
      list={list}
      categories={categories}
      brands={brands.data ?? []}
    />
  );
}
