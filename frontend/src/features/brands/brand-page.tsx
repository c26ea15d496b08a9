import '../../i18n/lists.en.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { Page, PageTitle } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { TextLink } from '../../components/text-link.ts';
import { brandByNameQuery, ProductResults, productsQuery, SectionToolbar, useListSearch } from '../catalogue/index.ts';
import { BestLoved } from './best-loved.tsx';
import { BrandCategories } from './brand-categories.tsx';
import { brandParams, type BrandSearch } from './brands-search.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& img': { borderRadius: 14, objectFit: 'contain' },
});

export function BrandPage() {
  const { brand = '' } = useParams({ strict: false });
  return brand.trim() === '' ? <InvalidBrand /> : <Brand name={brand} />;
}

/** @param name the brand's as the address has it */
function Brand({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [search, onSearchChange] = useListSearch<BrandSearch>();
  const record = useQuery(brandByNameQuery(name));
  const list = useQuery({ ...productsQuery(brandParams(name, search)), placeholderData: keepPreviousData });
  const brand = record.data?.[0];
  if (brand && brand.name.toLowerCase() !== name.toLowerCase())
    return <Navigate to="/brands/$brand" params={{ brand: brand.name }} search={search} replace />;
  const shown = brand?.displayName ?? name;
  const categories = list.data?.facets.category ?? [];
  const isWhole = !search.category && !search.sort && !search.page;
  return (
    <Page>
      <BackLink to="/brands" text={t('brands.back')} />
      <Head>
        {brand?.logoUrl && <img src={brand.logoUrl} alt="" width={72} height={72} />}
        <PageTitle documentTitle={shown}>
          <bdi>{shown}</bdi>
        </PageTitle>
      </Head>
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
      {isWhole && <BestLoved brand={name} />}
      {categories.length > 1 && (
        <Box sx={{ marginBlockStart: 4 }}>
          <BrandCategories brand={name} counts={categories} current={search.category} />
        </Box>
      )}
      <SectionToolbar
        count={list.data && !list.isPlaceholderData ? t('brands.available', { count: list.data.total }) : ''}
        listed={{ brand: brand?.name ?? name, category: search.category }}
        search={search}
        onChange={onSearchChange}
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
