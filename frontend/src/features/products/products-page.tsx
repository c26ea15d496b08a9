import '../../i18n/lists.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { Page, PageTitle } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { ProductPage } from '../../lib/api-types.ts';
import { useLabel } from '../../lib/use-label.ts';
import {
  ProductResults,
  productsQuery,
  sameKey,
  titleCased,
  useCategories,
  useListSearch,
  type Category,
} from '../catalogue/index.ts';
import { SearchNotice } from './components/search-notice.tsx';
import { FacetLinks } from './components/facet-links.tsx';
import { ProductsToolbar } from './components/products-toolbar.tsx';
import { chosenOptions, productsParams, toggledOption, type ProductsSearch } from './products-search.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockEnd: 16 });

/** What is cleared with each filter: a subcategory belongs to its category. */
const without = {
  q: { q: undefined },
  category: { category: undefined, subcategory: undefined },
  subcategory: { subcategory: undefined },
  brand: { brand: undefined },
  minRating: { minRating: undefined },
  shade: { shade: undefined },
} as const;

interface ActiveFiltersProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
  readonly onClear: () => void;
  readonly categories: readonly Category[];
  /** undefined while unknown. */
  readonly list: ProductPage | undefined;
}

/** A badge per active filter, which takes it away. Nothing without filters. */
function ActiveFilters({ search, onSearchChange, onClear, categories, list }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const category = categories.find((one) => sameKey(one.key, search.category ?? ''));
  const subcategory = category?.subcategories.find((one) => sameKey(one.key, search.subcategory ?? ''));
  const active = [
    search.q && { key: 'q' as const, text: t('products.searchFilter', { value: search.q }) },
    search.category && {
      key: 'category' as const,
      text: label(category?.displayName ?? titleCased(search.category), category?.labels),
    },
    search.subcategory && {
      key: 'subcategory' as const,
      text: label(subcategory?.displayName ?? titleCased(search.subcategory), subcategory?.labels),
    },
    search.brand && {
      key: 'brand' as const,
      text: list?.facets.brand.find(({ key }) => sameKey(key, search.brand!))?.displayName ?? search.brand,
    },
    search.minRating && {
      key: 'minRating' as const,
      text: t('products.minRating', { count: search.minRating }),
    },
    search.shade && { key: 'shade' as const, text: t(`products.shades.${search.shade}`) },
  ].filter((filter) => typeof filter === 'object');
  const options = chosenOptions(search).map((key) => {
    const facet = list?.facets.option.find((one) => sameKey(one.key, key));
    return { key, text: label(facet?.displayName ?? key, facet?.labels) };
  });
  const badges = [
    ...active.map(({ key, text }) => ({ key, text, change: without[key] })),
    ...options.map(({ key, text }) => ({ key: `said ${key}`, text, change: { option: toggledOption(search, key) } })),
  ];
  if (badges.length === 0) return null;
  return (
    <Row role="group" aria-label={t('products.activeFilters')}>
      {badges.map((filter) => (
        <Button
          key={filter.key}
          size="small"
          variant="outlined"
          color="inherit"
          endIcon={<X size={14} aria-hidden />}
          aria-label={t('products.removeFilter', { name: filter.text })}
          onClick={() => onSearchChange({ ...filter.change, page: undefined })}
        >
          <bdi>{filter.text}</bdi>
        </Button>
      ))}
      <Button size="small" onClick={onClear}>
        {t('products.clearAll')}
      </Button>
    </Row>
  );
}

const noFilters = {
  q: undefined,
  category: undefined,
  subcategory: undefined,
  brand: undefined,
  option: undefined,
  minRating: undefined,
  shade: undefined,
  page: undefined,
} as const;

export function ProductsPage() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useListSearch<ProductsSearch>();
  const list = useQuery({ ...productsQuery(productsParams(search)), placeholderData: keepPreviousData });
  const { categories } = useCategories();
  const title = search.q ? t('products.searchTitle', { value: search.q }) : t('products.title');
  const clear = () => onSearchChange(noFilters);
  return (
    <Page>
      <BackLink to="/" text={t('common.backToHome')} />
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <ProductsToolbar
        search={search}
        onSearchChange={onSearchChange}
        onClear={clear}
        categories={categories}
        list={list.data}
      />
      <FacetLinks search={search} categories={categories} list={list.data} />
      <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em', marginBlockEnd: 1.5 }}>
        {list.data && t('products.count', { count: list.data.total })}
      </Typography>
      <ActiveFilters
        search={search}
        onSearchChange={onSearchChange}
        onClear={clear}
        categories={categories}
        list={list.data}
      />
      {search.q && list.data && (
        <SearchNotice search={search} corrected={list.data.corrected} isPartial={list.data.partial} />
      )}
      <ProductResults
        list={list}
        page={search.page ?? 1}
        view={search.view ?? 'grid'}
        skeletons={12}
        empty={
          <EmptyState
            title={t('products.empty')}
            text={t('products.emptyText')}
            action={
              <Button variant="outlined" onClick={clear}>
                {t('products.clearAll')}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
