import { queryOptions } from '@tanstack/react-query';
import type { VoteResponse, VoteStatistics, VotingOptionsResponse } from '../../lib/api-types.ts';
import { isStatus, read, request } from '../../lib/api.ts';

const votesKey = (productId: string) => ['/api/products', productId, 'votes'] as const;

/** Counts of a product's current options. */
export const voteStatisticsQuery = (productId: string) =>
  queryOptions({ queryKey: votesKey(productId), queryFn: (context) => read<VoteStatistics>(context) });

/** A person's own votes for a product; a session that has ended has none. */
export const userVotesQuery = (productId: string, userId: string) =>
  queryOptions({
    queryKey: [...votesKey(productId), 'user', userId, 'all'] as const,
    queryFn: (context) =>
      read<VoteResponse[]>(context).catch((error: unknown): VoteResponse[] => {
        if (isStatus(error, 401)) return [];
        throw error;
      }),
  });

/** `userId` is the session's: the server refuses any other. */
export interface Ballot {
  readonly productId: string;
  readonly userId: string;
  readonly vote: string;
}

/** Repeating a vote is no error. */
export const castVote = (ballot: Ballot): Promise<VoteResponse> =>
  request('/api/votes', { method: 'POST', body: ballot });

/** Withdrawing an absent vote is no error. */
export const withdrawVote = (ballot: Ballot): Promise<null> =>
  request('/api/votes', { method: 'DELETE', body: ballot });

/** What can be voted for on a product, in the order an administrator chose. */
export const votingOptionsQuery = (productId: string) =>
  queryOptions({
    queryKey: ['/api/products', productId, 'voting-options'] as const,
    queryFn: (context) => read<VotingOptionsResponse>(context),
  });
