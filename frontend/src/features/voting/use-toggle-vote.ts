import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VoteResponse } from '../../lib/api-types.ts';
import { invalidateProduct } from '../catalogue/index.ts';
import { currentUserQuery } from '../session/index.ts';
import { castVote, userVotesQuery, voteStatisticsQuery, withdrawVote } from './api.ts';
import { withoutVote, withVote } from './vote-statistics.ts';

/** Whatever is on its way about a product's votes. */
export const voteMutation = (productId: string) => ['votes', productId];

export interface VoteToggle {
  readonly vote: string;
  /** Whether the vote is cast or withdrawn. */
  readonly cast: boolean;
}

const optimisticVote = (productId: string, userId: string, vote: string): VoteResponse => ({
  id: `pending-${vote}`,
  productId,
  userId,
  userName: '',
  vote,
  createdAt: '',
});

/**
 * Casts and withdraws votes one after the other, shown at once. What fails is reverted alone, so that other votes on
 * their way stay. Renews the product's vote statistics and the person's votes when the last one has arrived.
 */
export function useToggleVote(productId: string) {
  const client = useQueryClient();
  const statistics = voteStatisticsQuery(productId).queryKey;
  const userId = () => client.getQueryData(currentUserQuery().queryKey)?.id ?? '';
  const mutationKey = voteMutation(productId);

  const applyOptimistically = ({ vote, cast }: VoteToggle) => {
    client.setQueryData(statistics, (cached) => cached && (cast ? withVote : withoutVote)(cached, vote));
    const rest = (cached: readonly VoteResponse[]) => cached.filter((one) => one.vote !== vote);
    client.setQueryData(
      userVotesQuery(productId, userId()).queryKey,
      (cached) => cached && (cast ? [...rest(cached), optimisticVote(productId, userId(), vote)] : rest(cached)),
    );
  };

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: async ({ vote, cast }: VoteToggle) => {
      const ballot = { productId, userId: userId(), vote };
      await (cast ? castVote(ballot) : withdrawVote(ballot));
    },
    onMutate: async (toggle) => {
      await client.cancelQueries({ queryKey: statistics });
      applyOptimistically(toggle);
    },
    onError: (_error, toggle) => applyOptimistically({ ...toggle, cast: !toggle.cast }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: statistics });
      void invalidateProduct(client, productId);
    },
  });
}
