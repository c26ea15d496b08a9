import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BrandResponse, ProductFacets } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { sameKey, type Category } from '../../catalogue/categories.ts';
import { SelectField } from '../../catalogue/components/select-field.tsx';
import { ViewToggle } from '../../catalogue/components/view-toggle.tsx';
import { brandCounts } from '../brand-counts.ts';
import { productsSorts, type ProductsSearch } from '../products-search.ts';
import { ProductsSearchField } from './products-search-field.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  gridTemplateColumns: '1fr 1fr',
  marginBlock: '20px 16px',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '& > :last-child': { justifySelf: 'end' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1fr auto',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

interface ProductsToolbarProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
  readonly categories: readonly Category[];
  readonly brands: readonly BrandResponse[];
  /** Counts under the filters; undefined while unknown. */
  readonly facets: ProductFacets | undefined;
}

/** Search, filters, order and view; every change but the view goes back to the first page. */
export function ProductsToolbar({ search, onSearchChange, categories, brands, facets }: ProductsToolbarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const change = (part: Partial<ProductsSearch>) => onSearchChange({ ...part, page: undefined });
  const sortTexts = {
    trending: t('products.sortTrending'),
    name: t('products.sortName'),
    brand: t('products.sortBrand'),
    category: t('products.sortCategory'),
  };
  const brandCount = brandCounts(search, facets);
  const chosenCategory = categories.find((one) => sameKey(one.key, search.category ?? ''))?.key ?? search.category;
  return (
    <Bar role="search" aria-label={t('products.results')}>
      <ProductsSearchField
        label={t('products.searchLabel')}
        placeholder={t('products.searchPlaceholder')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <SelectField
        label={t('products.category')}
        value={chosenCategory ?? ''}
        options={[
          { value: '', text: t('products.allCategories') },
          ...categories.map((one) => ({ value: one.key, text: label(one.displayName, one.labels) })),
        ]}
        onChange={(category) => change({ category: category || undefined, subcategory: undefined })}
      />
      <SelectField
        label={t('products.brand')}
        value={search.brand ?? ''}
        options={[
          { value: '', text: t('products.allBrands') },
          ...brands.map((one) => ({
            value: one.brand,
            text: t('products.brandWithCount', {
              brand: one.displayName,
              total: formatNumber(brandCount(one), language),
            }),
            disabled: brandCount(one) === 0 && one.brand !== search.brand,
          })),
        ]}
        onChange={(brand) => change({ brand: brand || undefined })}
      />
      <SelectField
        label={t('products.sort')}
        value={search.sort ?? 'trending'}
        options={productsSorts.map((sort) => ({ value: sort, text: sortTexts[sort] }))}
        onChange={(value) => change({ sort: productsSorts.slice(1).find((sort) => sort === value) })}
      />
      <ViewToggle
        view={search.view ?? 'grid'}
        onChange={(view) => onSearchChange({ view: view === 'list' ? 'list' : undefined })}
      />
    </Bar>
  );
}
