import { useTranslation } from 'react-i18next';
import { FacetField } from '../../catalogue/index.ts';
import { productsFilters } from '../products-search.ts';
import type { FilterFieldProps } from './filter-fields.ts';

export function BrandField({ search, change, list }: Omit<FilterFieldProps, 'categories'>) {
  const { t } = useTranslation();
  return (
    <FacetField
      facet="brand"
      label={t('products.brand')}
      all={t('products.allBrands')}
      value={search.brand}
      list={list}
      filters={productsFilters(search)}
      nameOf={({ displayName }) => displayName}
      onChange={(brand) => change({ brand })}
    />
  );
}
