import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentResponse, CurrentUser } from '../../lib/api-types.ts';
import { ApiError } from '../../lib/api.ts';
import { useFailureReason } from '../../lib/failed-read.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { invalidateProduct } from '../catalogue/index.ts';
import { postComment, refreshThreads, threadsKey, type ThreadSelection } from './api.ts';
import { changeOwnWaiting } from './own-waiting.ts';
import { pendingId, withComment, withConfirmed, withoutComment, type Thread } from './thread.ts';

/** Whatever is on its way about a product's comments. */
export const commentMutation = (productId: string) => ['comment', productId];

export interface NewText {
  readonly content: string;
  /** The comment or reply that is answered, and the root of their thread. */
  readonly replyTo?: { readonly commentId: string; readonly rootId: string };
}

const optimisticComment = (productId: string, user: CurrentUser, { content, replyTo }: NewText): CommentResponse => ({
  id: pendingId(crypto.randomUUID()),
  productId,
  userId: user.id,
  userName: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
  content,
  parentId: replyTo?.rootId ?? null,
  replyTo: replyTo?.commentId ?? null,
  createdAt: new Date().toISOString(),
  editedAt: null,
  hasProfile: false,
  authorTraits: null,
  withdrawn: false,
  waiting: false,
  demo: false,
  stars: null,
  votes: [],
  helpfulCount: 0,
  helpful: null,
  replies: [],
});

/**
 * Posts a comment or a reply, shown at once and removed again when the server refuses. Invalidates all threads of the
 * product, filtered or not.
 */
export function useAddComment(productId: string, user: CurrentUser | null) {
  const client = useQueryClient();
  const threads = threadsKey(productId);
  /** @param which only threads without a filter, or all */
  const change = (to: (thread: Thread) => Thread, which: 'whole' | 'all' = 'all') =>
    client.setQueriesData<Thread>(
      {
        queryKey: threads,
        predicate: ({ queryKey }) => which === 'all' || (queryKey.at(-1) as ThreadSelection).stars === undefined,
      },
      (thread) => thread && to(thread),
    );

  return useMutation({
    mutationKey: commentMutation(productId),
    mutationFn: async ({ content, replyTo }: NewText) => {
      if (!user) throw new Error('Nobody is signed in');
      return postComment({ productId, userId: user.id, content, parentId: replyTo?.commentId });
    },
    onMutate: async (text) => {
      await client.cancelQueries({ queryKey: threads });
      if (!user) return null;
      const comment = optimisticComment(productId, user, text);
      change((thread) => withComment(thread, comment), comment.parentId === null ? 'whole' : 'all');
      return comment.id;
    },
    onSuccess: (comment, _text, pending) => {
      if (comment.waiting) changeOwnWaiting(client, productId, comment.id, comment);
      if (pending)
        change((thread) =>
          comment.waiting ? withoutComment(thread, pending) : withConfirmed(thread, pending, comment),
        );
    },
    onError: (_error, _text, pending) => {
      if (pending) change((thread) => withoutComment(thread, pending));
    },
    onSettled: () => {
      refreshThreads(client, productId);
      void invalidateProduct(client, productId);
    },
  });
}

/** What to say of a text that did not arrive: being offline, or the reason where it is one for people. */
export function useFailureText(): (error: unknown, words: string) => string {
  const withReason = useFailureReason();
  const { refusalText } = useRefusalText();
  return (error, words) => {
    const reason = error instanceof ApiError && error.status >= 400 && error.status < 500 ? refusalText(error) : '';
    return [...new Set([withReason(error, words), reason])].filter(Boolean).join(' ');
  };
}
