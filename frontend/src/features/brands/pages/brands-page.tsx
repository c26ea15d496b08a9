import '../../../i18n/home.load.ts';
import '../../../i18n/lists.load.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { BrandResponse, Page as PageOf } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { brandsPageQuery } from '../../catalogue/api/brands.ts';
import { Pager } from '../../catalogue/components/pager.tsx';
import type { ListState } from '../../catalogue/components/product-results.tsx';
import { SearchField } from '../../catalogue/components/search-field.tsx';
import { pageCountOf, rangeOf } from '../../catalogue/lists/pagination.ts';
import { useListSearch } from '../../catalogue/lists/use-list-search.ts';
import type { BrandsSearch } from '../brands-search.ts';
import { BrandGrid, BrandGridSkeleton } from '../components/brand-grid.tsx';

export function BrandsPage() {
  const [{ q: wanted, page = 1 }, onSearchChange] = useListSearch<BrandsSearch>();
  const list = useQuery({ ...brandsPageQuery({ q: wanted, page }), placeholderData: keepPreviousData });
  const { t } = useTranslation();
  const title = t('brands.title');
  return (
    <Page sx={{ display: 'grid', gap: 3 }}>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Box sx={{ maxWidth: 480 }}>
        <SearchField
          label={t('brands.searchLabel')}
          placeholder={t('brands.searchPlaceholder')}
          value={wanted ?? ''}
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
