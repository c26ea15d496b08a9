import { queryOptions } from '@tanstack/react-query';
import type { ProductTrend } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** What a product's trending score is made of, and its last 60 days. */
export const trendQuery = (productId: string) =>
  queryOptions({
    queryKey: ['/api/products', productId, 'trend'] as const,
    queryFn: (context) => read<ProductTrend>(context),
  });
