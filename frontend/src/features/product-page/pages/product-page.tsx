import '../../../i18n/product.load.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLive } from '../../live/use-live.ts';
import type { Stars } from '../../rating/rating-tally.ts';
import { productImagesQuery, productQuery, recordVisit } from '../api/product.ts';
import { ProductSkeleton } from '../components/product-skeleton.tsx';
import { ProductPageView } from './product-page-view.tsx';

const ProductNotFound = lazy(() =>
  import('./product-not-found.tsx').then((module) => ({ default: module.ProductNotFound })),
);

export interface ProductPageProps {
  readonly id: string;
  /** The stars by which the comments are filtered. */
  readonly stars: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** A product: its pictures, what people think of it, and the ways to say so too. */
export function ProductPage({ id, stars, onFilter }: ProductPageProps) {
  const client = useQueryClient();
  const product = useQuery(productQuery(id));
  const images = useQuery(productImagesQuery(id));
  const found = product.isSuccess;
  useLive(found ? `product:${id}` : null, () => {
    void client.invalidateQueries({ queryKey: productQuery(id).queryKey, exact: true });
  });
  useEffect(() => {
    if (found) void recordVisit(id);
  }, [found, id]);

  if (product.data)
    return (
      <ProductPageView
        product={product.data}
        images={images.data ?? product.data.images ?? []}
        stars={stars}
        onFilter={onFilter}
      />
    );
  if (product.error)
    return (
      <Suspense>
        <ProductNotFound error={product.error} onRetry={() => void product.refetch()} />
      </Suspense>
    );
  return <ProductSkeleton />;
}
