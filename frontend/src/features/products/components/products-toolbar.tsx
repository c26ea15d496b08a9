import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox, searchIcon, type SearchFieldProps } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { BrandResponse, ProductFacets } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { rememberSearch, sameKey, useSuggestions, ViewToggle, type Category } from '../../catalogue/index.ts';
import { productsSorts, type ProductsSearch } from '../products-search.ts';

/** Searches while typing, and suggests where it may lead. */
function ProductsSearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const { text, type, searchNow, rest } = useSearchText(value, onSearch);
  const suggestions = useSuggestions({
    text,
    onSearch: (chosen) => {
      rememberSearch(chosen);
      searchNow(chosen);
    },
  });
  const { onKeyDown, onBlur, onFocus, ...combobox } = suggestions.inputProps;
  return (
    <SearchBox>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="text"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          suggestions.typed();
        }}
        onFocus={onFocus}
        onBlur={() => {
          rememberSearch(text);
          onBlur();
          rest();
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          suggestions.close();
          rememberSearch(text);
          searchNow();
        }}
        startAdornment={searchIcon}
        maxLength={limits.search}
        enterKeyHint="search"
        inputMode="search"
        {...combobox}
      />
      {suggestions.list}
    </SearchBox>
  );
}

/**
 * How many products a brand has under the other filters. Without any, or while the answer is unknown, that is all the
 * brand has.
 */
function brandCounts({ q, category }: ProductsSearch, facets: ProductFacets | undefined) {
  if (!facets || (!q && !category)) return ({ productCount }: BrandResponse): number => productCount;
  const counts = new Map(facets.brand.map(({ key, count }) => [key, count]));
  return ({ brand }: BrandResponse): number => counts.get(brand) ?? 0;
}

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
