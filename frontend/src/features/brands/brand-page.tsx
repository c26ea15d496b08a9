import '../../i18n/lists.en.ts';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { Page, PageTitle } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useLabel } from '../../lib/use-label.ts';
import {
  brandByNameQuery,
  FacetField,
  ProductResults,
  productsQuery,
  SectionToolbar,
  useListSearch,
} from '../catalogue/index.ts';
import { brandParams, type BrandSearch } from './brands-search.ts';

export function BrandPage() {
  const { brand = '' } = useParams({ strict: false });
  return brand.trim() === '' ? <InvalidBrand /> : <Brand name={brand} />;
}

/** @param name the brand's as the address has it */
function Brand({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const label = useLabel();
  const [search, onSearchChange] = useListSearch<BrandSearch>();
  const record = useQuery(brandByNameQuery(name));
  const list = useQuery({ ...productsQuery(brandParams(name, search)), placeholderData: keepPreviousData });
  const brand = record.data?.[0];
  if (brand && brand.name.toLowerCase() !== name.toLowerCase())
    return <Navigate to="/brands/$brand" params={{ brand: brand.name }} search={search} replace />;
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
      <SectionToolbar
        count={list.data && !list.isPlaceholderData ? t('brands.available', { count: list.data.total }) : ''}
        search={search}
        onChange={onSearchChange}
        filter={
          <FacetField
            facet="category"
            label={t('products.category')}
            all={t('products.allCategories')}
            value={search.category}
            list={list.data}
            filters={{ brand: name, category: search.category }}
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
function InvalidBrand() {
  const { t } = useTranslation();
  const title = t('brands.invalid');
  return (
    <Page>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <BackLink to="/brands" text={t('brands.back')} />
    </Page>
  );
}
