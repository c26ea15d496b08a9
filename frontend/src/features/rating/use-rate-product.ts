import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RatingResponse } from '../../lib/api-types.ts';
import { invalidateProduct } from '../catalogue/index.ts';
import { rateProduct, ratingStatisticsQuery, userRatingQuery, withdrawRating } from './api.ts';
import { withRating, type Stars } from './rating-statistics.ts';

/** Whatever is on its way about a product's stars. */
export const ratingMutation = (productId: string) => ['rating', productId];

const optimisticRating = (productId: string, userId: string, stars: number): RatingResponse => ({
  id: 'pending',
  productId,
  userId,
  userName: '',
  stars,
  createdAt: '',
  updatedAt: null,
});

/**
 * Gives, changes or (`null`) withdraws the person's stars, shown at once and reverted when the server refuses. Invalidates the product's
 * rating statistics, the person's rating and, since stars are shown with their author's name, the comments.
 */
export function useRateProduct(productId: string, userId: string) {
  const client = useQueryClient();
  const statistics = ratingStatisticsQuery(productId).queryKey;
  const mine = userRatingQuery(productId, userId).queryKey;
  const mutationKey = ratingMutation(productId);

  /** @returns the stars that stood before. */
  const applyOptimistically = (stars: number | null): number | null => {
    const before = client.getQueryData(mine)?.stars ?? null;
    client.setQueryData(statistics, (cached) => cached && withRating(cached, before, stars));
    client.setQueryData(mine, stars === null ? null : optimisticRating(productId, userId, stars));
    return before;
  };

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (stars: Stars | null): Promise<unknown> =>
      stars === null ? withdrawRating(productId) : rateProduct({ productId, stars }),
    onMutate: async (stars) => {
      await client.cancelQueries({ queryKey: statistics });
      return applyOptimistically(stars);
    },
    onError: (_error, _stars, before) => before !== undefined && applyOptimistically(before),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: statistics });
      void client.invalidateQueries({ queryKey: ['/api/products', productId, 'comments'] });
      void invalidateProduct(client, productId);
    },
  });
}
