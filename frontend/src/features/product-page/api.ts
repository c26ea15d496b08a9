import { queryOptions } from '@tanstack/react-query';
import type { ProductImageResponse, ProductResponse, ProductTrend } from '../../lib/api-types.ts';
import { read, request } from '../../lib/api.ts';

/** Registered photographs in order; none until an administrator uploads some. */
export const productImagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id, 'images'] as const,
    queryFn: (context) => read<ProductImageResponse[]>(context),
  });

/** Other products of the same category, the most similar first. */
export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id, 'related', { limit: 4 }] as const,
    queryFn: (context) => read<ProductResponse[]>(context),
  });

/** A little less than the half hour that the visit cookie lasts after the last page or visit. */
const cookieMs = 29 * 60_000;
let renewedAt = performance.timeOrigin;

/**
 * Counts an opening of the page. Nobody waits for it, and its failure concerns nobody. Only a page gives the cookie that a
 * visit counts with: what was open for longer asks for its own page again.
 */
export const recordVisit = async (id: string): Promise<void> => {
  try {
    if (Date.now() - renewedAt >= cookieMs) await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    await request<null>(`/api/products/${encodeURIComponent(id)}/visit`, { method: 'POST' });
    renewedAt = Date.now();
  } catch {
    // The visit is not counted.
  }
};

/** What a product's trending score is made of, and its last 60 days. */
export const trendQuery = (productId: string) =>
  queryOptions({
    queryKey: ['/api/products', productId, 'trend'] as const,
    queryFn: (context) => read<ProductTrend>(context),
  });
