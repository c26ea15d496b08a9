import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../../components/pager.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { ErrorState } from '../../../components/states.tsx';
import type { ProductPage } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pageCountOf, rangeOf } from '../../../lib/pagination.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useScrollRestored } from '../../../lib/scroll-position.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const Stack = styled('div', { shouldForwardProp: (name) => name !== 'waiting' })<{ waiting: boolean }>(
  ({ waiting }) => ({
    display: 'grid',
    gap: 24,
    transition: 'opacity 150ms ease-out 150ms',
    opacity: waiting ? 0.55 : 1,
  }),
);

/** The state of a list's read, as the query hook gives it. */
export interface ListState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface ProductResultsProps {
  readonly list: ListState<ProductPage>;
  readonly page: number;
  readonly view: 'grid' | 'list';
  readonly skeletons: number;
  /** Shown when nothing matches. */
  readonly empty: ReactNode;
}

/** Products of one page with their pager, in every state of loading. */
export function ProductResults({ list, page, view, skeletons, empty }: ProductResultsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, error } = list;
  useScrollRestored(data !== undefined);
  if (error) return <ErrorState error={error} title={t('products.failed')} onRetry={() => void list.refetch()} />;
  if (!data) return <ProductGridSkeleton count={skeletons} layout={view} />;
  if (data.total === 0) return <>{empty}</>;
  const last = pageCountOf(data.total);
  if (page > last && !list.isPlaceholderData)
    return (
      <Navigate to="." replace search={(previous: object) => ({ ...previous, page: last === 1 ? undefined : last })} />
    );
  const { from, to } = rangeOf(page, data.total);
  return (
    <Stack waiting={list.isPlaceholderData} aria-busy={list.isPlaceholderData}>
      <VisuallyHidden as="h2">{t('products.results')}</VisuallyHidden>
      <ProductGrid products={data.items} layout={view} eager={view === 'grid' ? 4 : 2} />
      <Pager page={page} total={data.total} />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }} role="status">
        {t('products.showing', {
          from: formatNumber(from, language),
          to: formatNumber(to, language),
          count: data.total,
        })}
      </Typography>
    </Stack>
  );
}
