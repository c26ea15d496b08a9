import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox, searchIcon, type SearchFieldProps } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { ProductPage } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import {
  FacetField,
  rememberSearch,
  sameKey,
  useSuggestions,
  ViewToggle,
  type Category,
} from '../../catalogue/index.ts';
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
  /** With its counts under the filters; undefined while unknown. */
  readonly list: ProductPage | undefined;
}

/** Search, filters, order and view; every change but the view goes back to the first page. */
export function ProductsToolbar({ search, onSearchChange, categories, list }: ProductsToolbarProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const change = (part: Partial<ProductsSearch>) => onSearchChange({ ...part, page: undefined });
  const sortTexts = {
    trending: t('products.sortTrending'),
    name: t('products.sortName'),
    brand: t('products.sortBrand'),
    category: t('products.sortCategory'),
  };
  const { q, category, subcategory, brand } = search;
  const filters = { q, category, subcategory, brand };
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
      <FacetField
        facet="brand"
        label={t('products.brand')}
        all={t('products.allBrands')}
        value={search.brand}
        list={list}
        filters={filters}
        nameOf={({ displayName }) => displayName}
        onChange={(brand) => change({ brand })}
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
