import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CommentResponse } from '../../lib/api-types.ts';
import { addressOf, request } from '../../lib/api.ts';
import { useLive } from '../../lib/live.ts';

/** Its key is apart from those of the threads, which are changed together. */
const ownWaitingQuery = (productId: string) =>
  queryOptions({
    queryKey: ['own-waiting-comments', productId],
    queryFn: ({ signal }): Promise<CommentResponse[]> =>
      request(addressOf(['/api/products', productId, 'comments', 'waiting']), { signal }),
  });

const none: readonly CommentResponse[] = [];

/** One's own comments that wait for a moderator, newest first; none for who is signed out. */
export function useOwnWaitingComments(productId: string, userId: string | null): readonly CommentResponse[] {
  const client = useQueryClient();
  const { data } = useQuery({ ...ownWaitingQuery(productId), enabled: userId !== null });
  const waiting = data && userId !== null ? data : none;
  useLive(`comments:${productId}`, () => {
    if (waiting.length > 0) refreshOwnWaiting(client, productId);
  });
  return waiting;
}

export const refreshOwnWaiting = (client: QueryClient, productId: string): void =>
  void client.invalidateQueries({ queryKey: ownWaitingQuery(productId).queryKey });

/** Shows at once that a comment waits, as it is now, or no longer. @param comment null: it does not */
export function changeOwnWaiting(
  client: QueryClient,
  productId: string,
  id: string,
  comment: CommentResponse | null,
): void {
  client.setQueryData(ownWaitingQuery(productId).queryKey, (shown = []) => {
    const others = shown.filter((one) => one.id !== id);
    return comment ? [{ ...comment, replies: [] }, ...others] : others;
  });
}
