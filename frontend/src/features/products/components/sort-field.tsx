import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { productsSorts, type ProductsSearch } from '../products-search.ts';
import type { FilterFieldProps } from './filter-fields.ts';

export function SortField({ search, change }: Pick<FilterFieldProps, 'search' | 'change'>) {
  const { t } = useTranslation();
  const texts: Record<NonNullable<ProductsSearch['sort']>, string> = {
    trending: t('products.sortTrending'),
    name: t('products.sortName'),
    brand: t('products.sortBrand'),
    category: t('products.sortCategory'),
  };
  return (
    <SelectField
      label={t('products.sort')}
      value={search.sort ?? 'trending'}
      options={productsSorts.map((sort) => ({ value: sort, text: texts[sort] }))}
      onChange={(value) => change({ sort: productsSorts.slice(1).find((sort) => sort === value) })}
    />
  );
}
