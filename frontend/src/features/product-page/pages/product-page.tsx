import '../../../i18n/product.load.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../live/use-live.ts';
import type { Stars } from '../../rating/rating-tally.ts';
import { productImagesQuery, productQuery, recordVisit } from '../api/product.ts';
import { ProductSkeleton } from '../components/product-skeleton.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductPageView } from './product-page-view.tsx';

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
  if (product.error) return <ProductNotFound error={product.error} onRetry={() => void product.refetch()} />;
  return <ProductSkeleton />;
}
