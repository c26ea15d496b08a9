import { queryOptions } from '@tanstack/react-query';
import type { ProductPage, ProductResponse, ProductSort } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

export interface ProductListParams {
  readonly category?: string;
  readonly subcategory?: string;
  readonly brand?: string;
  readonly q?: string;
  readonly sort?: ProductSort;
  readonly page: number;
  readonly pageSize?: number;
}

/** One page of products with the counts of every other choice. */
export const productsQuery = (params: ProductListParams) =>
  queryOptions({ queryKey: ['/api/products', { ...params }], queryFn: read<ProductPage> });

export const newProductsQuery = (limit: number) =>
  queryOptions({ queryKey: ['/api/products/new', { limit }], queryFn: read<readonly ProductResponse[]> });

export const trendingProductsQuery = (limit: number) =>
  queryOptions({ queryKey: ['/api/products/trending', { limit }], queryFn: read<readonly ProductResponse[]> });

/** One product with its statistics. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id] as const,
    queryFn: (context) => read<ProductResponse>(context),
  });
