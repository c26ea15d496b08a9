import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentResponse } from '../../lib/api-types.ts';
import { renewProduct } from '../catalogue/api/renew-product.ts';
import { editComment, threadsKey, withdrawComment } from './api/comments.ts';
import { type Thread, withText, withWithdrawn } from './thread.ts';
import { commentMutation } from './use-add-comment.ts';

export interface TextChange {
  readonly comment: CommentResponse;
  /** null withdraws it. */
  readonly content: string | null;
}

/**
 * Changes or withdraws a comment of one's own, shown at once and put back when the server refuses. Renews all threads of
 * the product, and after a withdrawal its record.
 */
export function useChangeComment(productId: string) {
  const client = useQueryClient();
  const threads = threadsKey(productId);
  const change = (to: (thread: Thread) => Thread) =>
    client.setQueriesData<Thread>({ queryKey: threads }, (thread) => thread && to(thread));

  return useMutation({
    mutationKey: commentMutation(productId),
    mutationFn: ({ comment, content }: TextChange): Promise<CommentResponse | null> =>
      content === null ? withdrawComment(comment.id) : editComment(comment.id, content),
    onMutate: async ({ comment, content }) => {
      await client.cancelQueries({ queryKey: threads });
      const before = client.getQueriesData<Thread>({ queryKey: threads });
      change((thread) =>
        content === null
          ? withWithdrawn(thread, comment.id)
          : withText(thread, comment.id, content, new Date().toISOString()),
      );
      return before;
    },
    onError: (_error, { comment, content }, before) => {
      if (content !== null)
        return change((thread) => withText(thread, comment.id, comment.content, comment.editedAt ?? null));
      before?.forEach(([key, thread]) => client.setQueryData(key, thread));
    },
    onSettled: (_answer, _error, { content }) => {
      void client.invalidateQueries({ queryKey: threads });
      if (content === null) void renewProduct(client, productId);
    },
  });
}
