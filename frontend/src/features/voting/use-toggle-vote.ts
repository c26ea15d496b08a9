import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VoteResponse } from '../../lib/api-types.ts';
import { renewProduct } from '../catalogue/api/renew-product.ts';
import { castVote, userVotesQuery, voteStatisticsQuery, withdrawVote } from './api/votes.ts';
import { withVote, withoutVote } from './vote-tally.ts';

export interface VoteToggle {
  readonly vote: string;
  /** Whether the vote is cast or withdrawn. */
  readonly cast: boolean;
}

const expected = (productId: string, userId: string, vote: string): VoteResponse => ({
  id: `pending-${vote}`,
  productId,
  userId,
  userName: '',
  vote,
  createdAt: '',
});

/**
 * Casts and withdraws votes one after the other, shown at once. What fails is taken back alone, so that other votes on
 * their way stay. Renews the product's vote statistics and the person's votes when the last one has arrived.
 */
export function useToggleVote(productId: string, userId: string) {
  const client = useQueryClient();
  const statistics = voteStatisticsQuery(productId).queryKey;
  const mine = userVotesQuery(productId, userId).queryKey;
  const mutationKey = ['votes', productId];

  const show = ({ vote, cast }: VoteToggle) => {
    client.setQueryData(statistics, (known) => known && (cast ? withVote : withoutVote)(known, vote));
    client.setQueryData(
      mine,
      (known) =>
        known && (cast ? [...known, expected(productId, userId, vote)] : known.filter((one) => one.vote !== vote)),
    );
  };

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: async ({ vote, cast }: VoteToggle) => {
      const ballot = { productId, userId, vote };
      await (cast ? castVote(ballot) : withdrawVote(ballot));
    },
    onMutate: async (toggle) => {
      await client.cancelQueries({ queryKey: statistics });
      show(toggle);
    },
    onError: (_error, toggle) => show({ ...toggle, cast: !toggle.cast }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: statistics });
      void renewProduct(client, productId);
    },
  });
}
