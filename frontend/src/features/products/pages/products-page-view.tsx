import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { BrandResponse, ProductPage } from '../../../lib/api-types.ts';
import type { Category } from '../../catalogue/categories.ts';
import { BackLink } from '../../catalogue/components/back-link.tsx';
import { ProductResults, type ListState } from '../../catalogue/components/product-results.tsx';
import { ActiveFilters } from '../components/active-filters.tsx';
import { Corrected } from '../components/corrected.tsx';
import { FacetLinks } from '../components/facet-links.tsx';
import { ProductsToolbar } from '../components/products-toolbar.tsx';
import type { ProductsSearch } from '../products-search.ts';

interface ProductsPageViewProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
  readonly list: ListState<ProductPage>;
  readonly categories: readonly Category[];
  readonly brands: readonly BrandResponse[];
}

const noFilters = {
  q: undefined,
  category: undefined,
  subcategory: undefined,
  brand: undefined,
  page: undefined,
} as const;

export function ProductsPageView({ search, onSearchChange, list, categories, brands }: ProductsPageViewProps) {
  const { t } = useTranslation();
  const title = t('products.title');
  const clear = () => onSearchChange(noFilters);
  return (
    <Page>
      <BackLink to="/" text={t('common.backToHome')} />
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <ProductsToolbar
        search={search}
        onSearchChange={onSearchChange}
        categories={categories}
        brands={brands}
        facets={list.data?.facets}
      />
      <FacetLinks search={search} categories={categories} facets={list.data?.facets} />
      <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em', marginBlockEnd: 1.5 }}>
        {list.data && t('products.count', { count: list.data.total })}
      </Typography>
      <ActiveFilters
        search={search}
        onSearchChange={onSearchChange}
        onClear={clear}
        categories={categories}
        brands={brands}
      />
      {search.q && list.data?.corrected && <Corrected search={search} answered={list.data.corrected} />}
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
