import '../../../i18n/commenting.en.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { useLive } from '../../../lib/live.ts';
import { useCurrentUser } from '../../session/index.ts';
import { commentsQuery, fetchThread } from '../api.ts';
import { drafts, focusComment } from '../conversation.ts';
import { useOwnRemovedComments, withRemovedComments } from '../own-removed.ts';
import { newerIn, rootsOf, type Thread } from '../thread.ts';
import { commentMutation } from '../use-add-comment.ts';
import { useOwnComments, usePostText } from '../use-own-comments.ts';
import { CommentsSectionView } from './comments-section-view.tsx';

/**
 * What others write while the page is open. New comments wait until they are asked for, so that nothing moves under
 * somebody who reads; edits and withdrawals show at once.
 */
function useNewComments(productId: string, stars: number | undefined) {
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
    const fresh = await fetchThread(client, productId, stars, shown, signal).catch(() => null);
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

interface CommentsSectionProps {
  readonly productId: string;
  readonly stars: number | undefined;
  readonly onClearFilter: () => void;
}

/** What people wrote about the product, and the way to write too. */
export function CommentsSection({ productId, stars, onClearFilter }: CommentsSectionProps) {
  const { user, isLoading } = useCurrentUser();
  const thread = useInfiniteQuery(commentsQuery(productId, stars));
  const newer = useNewComments(productId, stars);
  const { post, announcement } = usePostText(productId, user);
  const postAgain = ({ content, parentId, replyTo }: CommentResponse) =>
    post({
      content: content ?? '',
      replyTo: parentId === null ? undefined : { commentId: replyTo ?? parentId, rootId: parentId },
    });
  const own = useOwnComments(productId, postAgain);
  const [attempt, setAttempt] = useState({ number: 0, failed: false });
  const removed = useOwnRemovedComments(productId, user?.id ?? null);
  const roots = thread.data ? rootsOf(thread.data) : null;
  const isWhole = thread.hasNextPage === false;
  const shown = roots && stars === undefined ? withRemovedComments(roots, removed, productId, isWhole) : roots;

  const showMore = async () => {
    const { data } = await thread.fetchNextPage();
    const next = data && rootsOf(data)[roots?.length ?? 0];
    if (next) focusComment(next.id);
  };
  const showNew = () => {
    const first = newer.show();
    if (first) focusComment(first.id);
  };
  return (
    <CommentsSectionView
      roots={shown}
      total={thread.data?.pages[0]?.total ?? 0}
      error={thread.data ? null : thread.error}
      onRetry={() => void thread.refetch()}
      more={
        thread.isFetchingNextPage
          ? 'loading'
          : thread.isFetchNextPageError
            ? 'failed'
            : thread.hasNextPage
              ? 'there'
              : 'none'
      }
      onMore={() => void showMore()}
      newer={newer.count}
      onShowNewer={showNew}
      access={user ? 'signed-in' : isLoading ? 'unknown' : 'signed-out'}
      stars={stars}
      onClearFilter={onClearFilter}
      announcement={own.announcement || announcement}
      draft={drafts.get(productId)}
      attempt={attempt}
      onDraft={(text) => drafts.save(productId, undefined, text)}
      onPost={(content) => {
        onClearFilter();
        post(
          { content },
          {
            onPosted: () => setAttempt((last) => ({ ...last, failed: false })),
            onFailed: () => setAttempt(({ number }) => ({ number: number + 1, failed: true })),
          },
        );
      }}
      conversation={{
        productId,
        userId: user?.id ?? null,
        removed,
        reply: (text, onFailed) => post(text, { onFailed }),
        edit: own.edit,
        withdraw: own.withdraw,
      }}
    />
  );
}
