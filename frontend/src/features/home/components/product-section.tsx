import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { ProductGrid, ProductGridSkeleton } from '../../catalogue/index.ts';
import { homeListSize } from '../home-route.ts';
import { SectionHead } from './section-head.tsx';

export interface ListState<List> {
  /** undefined while loading. */
  readonly data: List | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
export type ProductListState = ListState<readonly ProductResponse[]>;

/** Four products under a heading, with the way to all. */
export function ProductSection({ title, list }: { readonly title: string; readonly list: ProductListState }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHead title={title} more={<Link to="/products">{t('home.viewAllProducts')}</Link>} />
      <ProductList list={list} />
    </section>
  );
}

function ProductList({ list: { data, error, refetch } }: { readonly list: ProductListState }) {
  const { t } = useTranslation();
  if (error) return <ErrorState error={error} title={t('products.failed')} onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton count={homeListSize} />;
  if (data.length === 0) return <EmptyState title={t('home.empty')} />;
  return <ProductGrid products={data} />;
}
