import '../../../i18n/commenting.en.ts';
import type { CommentOrder } from '@henna/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { useLive } from '../../../lib/live.ts';
import { useCurrentUser } from '../../session/index.ts';
import { commentsQuery, fetchThread, orderOf, type FreshThread, type ThreadSelection } from '../api.ts';
import { drafts, focusComment } from '../conversation.ts';
import { withOwnComments } from '../own-places.ts';
import { placesOf, useOwnRemovedComments } from '../own-removed.ts';
import { useOwnWaitingComments } from '../own-waiting.ts';
import { newerIn, rootsOf } from '../thread.ts';
import { commentMutation } from '../use-add-comment.ts';
import { useHelpful } from '../use-helpful.ts';
import { useOwnComments, usePostText } from '../use-own-comments.ts';
import { CommentsSectionView } from './comments-section-view.tsx';

/**
 * What others write while the page is open. New comments wait until they are asked for, so that nothing moves under
 * somebody who reads; edits and withdrawals show at once.
 */
function useNewComments(productId: string, { stars, sort }: ThreadSelection) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(productId, { stars, sort });
  const selected = `${stars} ${sort}`;
  const [waiting, setWaiting] = useState<(FreshThread & { readonly selected: string }) | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), [productId, selected]);

  useLive(`comments:${productId}`, async () => {
    const shown = client.getQueryData(queryKey);
    if (!shown || client.isMutating({ mutationKey: commentMutation(productId) })) return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    const fresh = await fetchThread(productId, { stars, sort }, shown, signal).catch(() => null);
    const now = client.getQueryData(queryKey);
    if (!fresh || !now || signal.aborted || client.isMutating({ mutationKey: commentMutation(productId) })) return;
    if (newerIn(fresh.thread, now).length > 0) return setWaiting({ ...fresh, selected });
    setWaiting(fresh.newRoots > 0 ? { ...fresh, selected } : null);
    client.setQueryData(queryKey, fresh.thread);
  });

  const shown = client.getQueryData(queryKey);
  const fresh = waiting?.selected === selected ? waiting : null;
  const newer = fresh && shown ? newerIn(fresh.thread, shown) : [];
  return {
    count: newer.length + (fresh?.newRoots ?? 0),
    /** Whether some have no place in the order that is shown. */
    hasNewRoots: (fresh?.newRoots ?? 0) > 0,
    /** @returns the first of the new ones. */
    show: () => {
      if (fresh) client.setQueryData(queryKey, fresh.thread);
      setWaiting(null);
      return newer[0];
    },
  };
}

interface CommentsSectionProps {
  readonly productId: string;
  readonly stars: number | undefined;
  readonly sort: CommentOrder | undefined;
  readonly onClearFilter: () => void;
  readonly onSort: (sort: CommentOrder) => void;
}

/** What people wrote about the product, and the way to write too. */
export function CommentsSection({ productId, stars, sort, onClearFilter, onSort }: CommentsSectionProps) {
  const { user, isLoading } = useCurrentUser();
  const thread = useInfiniteQuery({
    ...commentsQuery(productId, { stars, sort }),
    // In another order the same comments stay until they have come.
    placeholderData: (shown, query) =>
      (query?.queryKey[3] as ThreadSelection | undefined)?.stars === stars ? shown : undefined,
  });
  const order = orderOf(thread.data?.pages);
  const newer = useNewComments(productId, { stars, sort });
  const helpful = useHelpful(productId, user);
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
  const waiting = useOwnWaitingComments(productId, user?.id ?? null);
  const hidden = stars === undefined ? [...placesOf(removed, productId), ...waiting] : [];
  const shown = roots && withOwnComments(roots, hidden, isWhole, order);

  const showMore = async () => {
    const { data } = await thread.fetchNextPage();
    const next = data && rootsOf(data)[roots?.length ?? 0];
    if (next) focusComment(next.id);
  };
  const showNew = () => {
    if (newer.hasNewRoots) onSort('newest');
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
      order={sort ?? order}
      onSort={onSort}
      offered={helpful.offered(roots ?? [])}
      onAcceptOffer={(comment) => helpful.mark(comment, true)}
      onDeclineOffer={helpful.forgetPending}
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
        markHelpful: helpful.mark,
      }}
    />
  );
}
