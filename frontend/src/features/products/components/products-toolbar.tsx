import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox, searchIcon, type SearchFieldProps } from '../../../components/search-field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTypedBeforeHydration } from '../../../lib/hydration.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useHash } from '../../../lib/use-hash.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { rememberSearch, useSuggestions, ViewToggle } from '../../catalogue/index.ts';
import { productsFilters, type ProductsSearch } from '../products-search.ts';
import { BrandField } from './brand-field.tsx';
import { CategoryField } from './category-field.tsx';
import type { FilterFieldProps } from './filter-fields.ts';
import { SortField } from './sort-field.tsx';

/** Searches while typing, and suggests where it may lead. */
function ProductsSearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const { text, type, searchNow, rest } = useSearchText(value, onSearch);
  useTypedBeforeHydration(id, type);
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
  gridTemplateColumns: '1fr auto',
  marginBlock: '20px 16px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& > [role=group]': { justifySelf: 'end' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', '& > [role=group]': { gridColumn: 3 } },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1fr auto auto',
    '& > div:first-of-type, & > [role=group]': { gridColumn: 'auto' },
  },
}));
/** On a phone all of them are in the sheet. */
const WideOnly = styled('div')(({ theme }) => ({ minWidth: 0, [theme.breakpoints.down('md')]: { display: 'none' } }));
const FilterButton = styled(Button)({ minHeight: 44, justifySelf: 'start', '& small': { fontSize: '0.8125rem' } });

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx'), 'FilterSheet');

/** With it the address opens the filters: other lists lead to them so. */
const filtersHash = 'filters';

interface ProductsToolbarProps extends Omit<FilterFieldProps, 'change'> {
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
  readonly onClear: () => void;
}

/** Search, filters, order and view; every change but the view goes back to the first page. */
export function ProductsToolbar({ search, onSearchChange, onClear, categories, list }: ProductsToolbarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isChosen, setChosen] = useState(false);
  const navigate = useNavigate();
  const isInAddress = useHash() === filtersHash;
  const close = () => {
    setChosen(false);
    if (isInAddress) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };
  const change = (part: Partial<ProductsSearch>) => onSearchChange({ ...part, page: undefined });
  const { q: _, ...filters } = productsFilters(search);
  const chosen = Object.values(filters).flat().filter(Boolean).length;
  return (
    <Bar role="search" aria-label={t('products.results')}>
      <ProductsSearchField
        label={t('products.searchLabel')}
        placeholder={t('products.searchPlaceholder')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <WideOnly>
        <CategoryField search={search} change={change} categories={categories} />
      </WideOnly>
      <WideOnly>
        <BrandField search={search} change={change} list={list} />
      </WideOnly>
      <WideOnly>
        <SortField search={search} change={change} />
      </WideOnly>
      <FilterButton
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => setChosen(true)}
      >
        {chosen > 0
          ? t('products.filterAndSortChosen', { total: formatNumber(chosen, language) })
          : t('products.filterAndSort')}
      </FilterButton>
      <ViewToggle
        view={search.view ?? 'grid'}
        onChange={(view) => onSearchChange({ view: view === 'list' ? 'list' : undefined })}
      />
      {(isChosen || isInAddress) && (
        <FilterSheet {...{ search, change, categories, list, onClear }} chosen={chosen} onClose={close} />
      )}
    </Bar>
  );
}
