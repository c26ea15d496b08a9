import '../../i18n/home.en.ts';
import '../../i18n/lists.en.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { DelayedPlaceholder, Skeleton } from '../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { BrandDirectory } from '../../lib/api-types.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { brandDirectoryQuery, useListSearch, type ListState } from '../catalogue/index.ts';
import { byLetter } from './brand-letters.ts';
import { BrandColumns, BrandSections } from './brand-sections.tsx';
import type { BrandsSearch } from './brands-search.ts';
import { LetterRail } from './letter-rail.tsx';
import { rowHeight } from './brand-row.tsx';

/** All brands, from A to Z. */
export function BrandsPage() {
  const [{ q: query }, onSearchChange] = useListSearch<BrandsSearch>();
  const list = useQuery({ ...brandDirectoryQuery(query), placeholderData: keepPreviousData });
  const { t } = useTranslation();
  const title = t('brands.title');
  return (
    <Page>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Box sx={{ maxWidth: 480, marginBlock: 3 }}>
        <SearchField
          label={t('brands.searchLabel')}
          placeholder={t('brands.searchPlaceholder')}
          value={query ?? ''}
          onSearch={(q) => onSearchChange({ q: q || undefined })}
        />
      </Box>
      <Brands list={list} />
    </Page>
  );
}

function Brands({ list }: { readonly list: ListState<BrandDirectory> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error } = list;
  if (error) return <ErrorState error={error} title={t('home.brandsFailed')} onRetry={() => void list.refetch()} />;
  if (!data) return <BrandsSkeleton />;
  if (data.total === 0) return <EmptyState title={t('brands.none')} text={t('brands.noneText')} />;
  const { items, total } = data;
  const groups = byLetter(items);
  return (
    <>
      <LetterRail groups={groups} />
      <BrandSections groups={groups} />
      {items.length < total && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 3 }}>
          {t('brands.more', { listed: formatNumber(items.length, language), count: total })}
        </Typography>
      )}
    </>
  );
}

const skeletonRows = 12;

function BrandsSkeleton() {
  return (
    <DelayedPlaceholder>
      <BrandColumns aria-hidden>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} data-testid="brand-skeleton">
            <Skeleton variant="text" height={rowHeight} />
          </li>
        ))}
      </BrandColumns>
    </DelayedPlaceholder>
  );
}
