import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { ProductPage } from '../../../lib/api-types.ts';
import { isReadIn } from '../../../lib/language.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { sameKey, titleCased, type Category } from '../../catalogue/categories.ts';
import { FacetField } from '../../catalogue/components/facet-field.tsx';
import { ProductResults, type ListState } from '../../catalogue/components/product-results.tsx';
import { ShelfToolbar } from '../../catalogue/components/shelf-toolbar.tsx';
import type { CategorySearch } from '../category-params.ts';
import { CategoryHead } from '../components/category-head.tsx';
import { SubcategoryLinks } from '../components/subcategory-links.tsx';

interface CategoryPageViewProps {
  readonly categoryKey: string;
  readonly subcategoryKey?: string;
  /** undefined while unknown, or where there is none of that key. */
  readonly category: Category | undefined;
  readonly search: CategorySearch;
  readonly onSearchChange: (change: Partial<CategorySearch>) => unknown;
  readonly list: ListState<ProductPage>;
}

export function CategoryPageView(props: CategoryPageViewProps) {
  const { categoryKey, subcategoryKey, category, search, list } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const subcategory = category?.subcategories.find((one) => sameKey(one.key, subcategoryKey ?? ''));
  const name = label(category?.displayName ?? titleCased(categoryKey), category?.labels);
  const subname = subcategoryKey && label(subcategory?.displayName ?? titleCased(subcategoryKey), subcategory?.labels);
  const title = subname ? `${name} - ${subname}` : name;
  return (
    <>
      <CategoryHead category={categoryKey}>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {category?.description && !subcategoryKey && isReadIn(language, category.description) && (
          <Typography color="inherit">{category.description}</Typography>
        )}
      </CategoryHead>
      <Page>
        {category && <SubcategoryLinks category={category} name={name} current={subcategoryKey} />}
        <ShelfToolbar
          count={list.data && !list.isPlaceholderData ? t('category.found', { count: list.data.total }) : ''}
          search={search}
          onChange={props.onSearchChange}
          filter={
            <FacetField
              label={t('products.brand')}
              all={t('products.allBrands')}
              value={search.brand}
              counts={list.data?.facets.brand}
              nameOf={(brand) => brand.displayName}
              onChange={(brand) => props.onSearchChange({ brand, page: undefined })}
            />
          }
        />
        <ProductResults
          list={list}
          page={search.page ?? 1}
          view={search.view ?? 'grid'}
          skeletons={8}
          empty={
            <EmptyState
              title={t('category.empty')}
              text={t('category.emptyText')}
              action={
                <Button variant="outlined" component={Link} to="/" hash="categories">
                  {t('category.browseAll')}
                </Button>
              }
            />
          }
        />
      </Page>
    </>
  );
}
