import { queryOptions } from '@tanstack/react-query';
import type { RatingResponse, RatingStatistics } from '../../lib/api-types.ts';
import { isStatus, read, request } from '../../lib/api.ts';
import type { Stars } from './rating-statistics.ts';

const ratingsKey = (productId: string) => ['/api/products', productId, 'ratings'] as const;

/** Total, average and distribution of a product's stars. */
export const ratingStatisticsQuery = (productId: string) =>
  queryOptions({ queryKey: ratingsKey(productId), queryFn: (context) => read<RatingStatistics>(context) });

/** A person's own stars for a product; null when there are none or the session has ended. */
export const userRatingQuery = (productId: string, userId: string) =>
  queryOptions({
    queryKey: [...ratingsKey(productId), 'user', userId] as const,
    queryFn: (context) =>
      read<RatingResponse | null>(context).catch((error: unknown) => {
        if (isStatus(error, 401)) return null;
        throw error;
      }),
  });

/** A second rating changes the first. The server knows the name: one sent along could only be refused. */
export const rateProduct = (rating: { readonly productId: string; readonly stars: Stars }): Promise<RatingResponse> =>
  request('/api/ratings', { method: 'POST', body: rating });

/** Withdrawing an absent rating is no error. */
export const withdrawRating = (productId: string): Promise<null> =>
  request('/api/ratings', { method: 'DELETE', body: { productId } });
