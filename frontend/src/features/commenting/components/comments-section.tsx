import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { commentsQuery } from '../api/comments.ts';
import { drafts } from '../draft.ts';
import { rootsOf } from '../thread.ts';
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
  const { post, announcement } = usePostText(productId, user);
  const [attempt, setAttempt] = useState({ number: 0, failed: false });
  return (
    <CommentsSectionView
      productId={productId}
      roots={thread.data ? rootsOf(thread.data) : null}
      total={thread.data?.pages[0]?.total ?? 0}
      error={thread.data ? null : thread.error}
      onRetry={() => void thread.refetch()}
      more={thread.hasNextPage ? (thread.isFetchingNextPage ? 'loading' : 'there') : 'none'}
      onMore={() => void thread.fetchNextPage()}
      access={user ? 'signed-in' : isLoading ? 'unknown' : 'signed-out'}
      stars={stars}
      onClearFilter={onClearFilter}
      announcement={announcement}
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
      onReply={(text, onFailed) => post(text, { onFailed })}
    />
  );
}
