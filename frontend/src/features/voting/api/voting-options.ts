import { queryOptions } from '@tanstack/react-query';
import type { VotingOptionsResponse } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** What can be voted for on a product, in the order an administrator chose. */
export const votingOptionsQuery = (productId: string) =>
  queryOptions({
    queryKey: ['/api/products', productId, 'voting-options'] as const,
    queryFn: (context) => read<VotingOptionsResponse>(context),
  });
