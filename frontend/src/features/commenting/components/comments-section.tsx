import '../../../i18n/commenting.load.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { commentsQuery } from '../api/comments.ts';
import { focusComment } from '../conversation.ts';
import { drafts } from '../draft.ts';
import { useOwnRemoved, withRemoved } from '../removed/own-removed.ts';
import { rootsOf } from '../thread.ts';
import { useNewComments } from '../use-new-comments.ts';
import { useOwnComments } from '../use-own-comments.ts';
import { usePostText } from '../use-post-text.ts';
import { CommentsSectionView } from './comments-section-view.tsx';

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
      answers: parentId === null ? undefined : { commentId: replyTo ?? parentId, rootId: parentId },
    });
  const own = useOwnComments(productId, postAgain);
  const [attempt, setAttempt] = useState({ number: 0, failed: false });
  const removed = useOwnRemoved(productId, user?.id ?? null);
  const roots = thread.data ? rootsOf(thread.data) : null;
  const isWhole = thread.hasNextPage === false;
  const shown = roots && stars === undefined ? withRemoved(roots, removed, productId, isWhole) : roots;

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
      onDraft={(text) => drafts.keep(productId, undefined, text)}
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
