import '../../i18n/home.en.ts';
import '../../i18n/lists.en.ts';
import type { Page as PageOf } from '@henna/domain';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { DelayedPlaceholder, Skeleton } from '../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { BrandResponse } from '../../lib/api-types.ts';
import { formatNumber } from '../../lib/format.ts';
import { pageCountOf, pageSize, rangeOf } from '../../lib/pagination.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { framed, plainList } from '../../theme/mixins.ts';
import { brandsPageQuery, useListSearch, type ListState } from '../catalogue/index.ts';
import type { BrandsSearch } from './brands-search.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...plainList,
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const Card = createLink(
  styled('a')(({ theme }) => ({
    display: 'grid',
    height: '100%',
    alignContent: 'space-between',
    gap: 20,
    minHeight: 128,
    padding: 20,
    ...framed(theme, 14),
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    transition: 'border-color 200ms ease-out, background 200ms ease-out',
    '&:hover': { borderColor: theme.vars?.palette.text.secondary, background: theme.vars?.palette.quiet },
    '& small': {
      fontSize: '0.8125rem',
      color: theme.vars?.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);
const Name = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.25rem',
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'left',
}));

function BrandGrid({ brands }: { readonly brands: readonly BrandResponse[] }) {
  const { t } = useTranslation();
  return (
    <Grid>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Card to="/brands/$brand" params={{ brand: brand.brand }}>
            <Name dir="auto">{brand.displayName}</Name>
            <small>{t('brands.products', { count: brand.productCount })}</small>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

function BrandGridSkeleton() {
  return (
    <DelayedPlaceholder>
      <Grid aria-hidden>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index} data-testid="brand-skeleton">
            <Skeleton variant="rounded" height={128} />
          </li>
        ))}
      </Grid>
    </DelayedPlaceholder>
  );
}

export function BrandsPage() {
  const [{ q: query, page = 1 }, onSearchChange] = useListSearch<BrandsSearch>();
  const list = useQuery({ ...brandsPageQuery({ q: query, page }), placeholderData: keepPreviousData });
  const { t } = useTranslation();
  const title = t('brands.title');
  return (
    <Page sx={{ display: 'grid', gap: 3 }}>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Box sx={{ maxWidth: 480 }}>
        <SearchField
          label={t('brands.searchLabel')}
          placeholder={t('brands.searchPlaceholder')}
          value={query ?? ''}
          onSearch={(q) => onSearchChange({ q: q || undefined, page: undefined })}
        />
      </Box>
      <Brands list={list} page={page} />
    </Page>
  );
}

function Brands({ list, page }: { readonly list: ListState<PageOf<BrandResponse>>; readonly page: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error } = list;
  if (error) return <ErrorState error={error} title={t('home.brandsFailed')} onRetry={() => void list.refetch()} />;
  if (!data) return <BrandGridSkeleton />;
  if (data.total === 0) return <EmptyState title={t('brands.none')} text={t('brands.noneText')} />;
  const last = pageCountOf(data.total);
  if (page > last && !list.isPlaceholderData)
    return (
      <Navigate to="." replace search={(previous: object) => ({ ...previous, page: last === 1 ? undefined : last })} />
    );
  const { from, to } = rangeOf(page, data.total);
  return (
    <>
      <BrandGrid brands={data.items} />
      <Pager page={page} total={data.total} />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }} role="status">
        {t('brands.showing', {
          from: formatNumber(from, language),
          to: formatNumber(to, language),
          count: data.total,
        })}
      </Typography>
    </>
  );
}
