import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../live/use-live.ts';
import { commentsQuery, peekThread } from './api/comments.ts';
import { newerIn, type Thread } from './thread.ts';
import { commentMutation } from './use-add-comment.ts';

/**
 * What others write while the page is open. New comments wait until they are asked for, so that nothing moves under
 * somebody who reads; edits and withdrawals show at once.
 */
export function useNewComments(productId: string, stars: number | undefined) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(productId, stars);
  const [waiting, setWaiting] = useState<{ readonly stars: number | undefined; readonly thread: Thread } | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), [productId, stars]);

  useLive(`comments:${productId}`, async () => {
    const shown = client.getQueryData(queryKey);
    if (!shown || client.isMutating({ mutationKey: commentMutation(productId) })) return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    const fresh = await peekThread(client, productId, stars, shown, signal).catch(() => null);
    const now = client.getQueryData(queryKey);
    if (!fresh || !now || signal.aborted || client.isMutating({ mutationKey: commentMutation(productId) })) return;
    if (newerIn(fresh, now).length > 0) return setWaiting({ stars, thread: fresh });
    setWaiting(null);
    client.setQueryData(queryKey, fresh);
  });

  const shown = client.getQueryData(queryKey);
  const thread = waiting?.stars === stars ? waiting?.thread : undefined;
  const newer = thread && shown ? newerIn(thread, shown) : [];
  return {
    count: newer.length,
    /** @returns the first of the new ones. */
    show: () => {
      if (thread) client.setQueryData(queryKey, thread);
      setWaiting(null);
      return newer[0];
    },
  };
}
