import '../../../i18n/lists.load.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import { allBrandsQuery } from '../../catalogue/api/brands.ts';
import { productsQuery } from '../../catalogue/api/products.ts';
import { useCategories } from '../../catalogue/categories.ts';
import { BackLink } from '../../catalogue/components/back-link.tsx';
import { ProductResults } from '../../catalogue/components/product-results.tsx';
import { ActiveFilters } from '../components/active-filters.tsx';
import { Corrected } from '../components/corrected.tsx';
import { FacetLinks } from '../components/facet-links.tsx';
import { ProductsToolbar } from '../components/products-toolbar.tsx';
import { useListSearch } from '../../catalogue/lists/use-list-search.ts';
import { productsParams, type ProductsSearch } from '../products-search.ts';

const noFilters = {
  q: undefined,
  category: undefined,
  subcategory: undefined,
  brand: undefined,
  page: undefined,
} as const;

export function ProductsPage() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useListSearch<ProductsSearch>();
  const list = useQuery({ ...productsQuery(productsParams(search)), placeholderData: keepPreviousData });
  const { data: brands = [] } = useQuery(allBrandsQuery());
  const { categories } = useCategories();
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
