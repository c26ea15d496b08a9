import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { BrandResponse, ProductPage } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { BackLink } from '../../catalogue/components/back-link.tsx';
import { FacetField } from '../../catalogue/components/facet-field.tsx';
import { ProductResults, type ListState } from '../../catalogue/components/product-results.tsx';
import { ShelfToolbar } from '../../catalogue/components/shelf-toolbar.tsx';
import type { BrandSearch } from '../brand-params.ts';

interface BrandPageViewProps {
  readonly name: string;
  /** undefined while unknown, or where there is none of that name. */
  readonly brand: BrandResponse | undefined;
  readonly search: BrandSearch;
  readonly onSearchChange: (change: Partial<BrandSearch>) => unknown;
  readonly list: ListState<ProductPage>;
}

export function BrandPageView({ name, brand, search, onSearchChange, list }: BrandPageViewProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const shown = brand?.displayName ?? name;
  return (
    <Page>
      <BackLink to="/brands" text={t('brands.back')} />
      <PageTitle documentTitle={shown}>
        <bdi>{shown}</bdi>
      </PageTitle>
      {brand?.description && (
        <Typography color="textSecondary" dir="auto" sx={{ maxWidth: '64ch', marginBlockStart: 1 }}>
          {brand.description}
        </Typography>
      )}
      {brand?.website && (
        <TextLink href={brand.website} target="_blank" rel="noopener nofollow">
          {t('brands.website')}
        </TextLink>
      )}
      <ShelfToolbar
        count={list.data && !list.isPlaceholderData ? t('brands.available', { count: list.data.total }) : ''}
        search={search}
        onChange={onSearchChange}
        filter={
          <FacetField
            label={t('products.category')}
            all={t('products.allCategories')}
            value={search.category}
            counts={list.data?.facets.category}
            nameOf={({ displayName, labels }) => label(displayName, labels)}
            onChange={(category) => onSearchChange({ category, page: undefined })}
          />
        }
      />
      <ProductResults
        list={list}
        page={search.page ?? 1}
        view={search.view ?? 'grid'}
        skeletons={12}
        empty={<EmptyState title={t('brands.empty')} />}
      />
    </Page>
  );
}

/** The address names no brand. */
export function InvalidBrand() {
  const { t } = useTranslation();
  const title = t('brands.invalid');
  return (
    <Page>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <BackLink to="/brands" text={t('brands.back')} />
    </Page>
  );
}
