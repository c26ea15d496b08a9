import { queryOptions } from '@tanstack/react-query';
import type { OwnRemovedComment } from '../../../lib/api-types.ts';
import { addressOf, request } from '../../../lib/api.ts';

/** Its key is apart from those of the threads, which are changed together. */
export const ownRemovedQuery = (productId: string) =>
  queryOptions({
    queryKey: ['own-removed-comments', productId],
    queryFn: ({ signal }): Promise<OwnRemovedComment[]> =>
      request(addressOf(['/api/products', productId, 'comments', 'removed']), { signal }),
  });
