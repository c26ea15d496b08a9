import { queryOptions } from '@tanstack/react-query';
import type { ProductImageResponse, ProductResponse } from '../../../lib/api-types.ts';
import { read, request } from '../../../lib/api.ts';

/** One product with its statistics. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id] as const,
    queryFn: (context) => read<ProductResponse>(context),
  });

/** Registered photographs in order; none until an administrator uploads some. */
export const productImagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id, 'images'] as const,
    queryFn: (context) => read<ProductImageResponse[]>(context),
  });

/** Other products of the same category, trending first. */
export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id, 'related', { limit: 4 }] as const,
    queryFn: (context) => read<ProductResponse[]>(context),
  });

/** Counts an opening of the page. Nobody waits for it, and its failure concerns nobody. */
export const recordVisit = (id: string): Promise<void> =>
  request<null>(`/api/products/${encodeURIComponent(id)}/visit`, { method: 'POST' }).then(
    () => undefined,
    () => undefined,
  );
