import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import type { CommentResponse, CurrentUser } from '../../lib/api-types.ts';
import { isStatus } from '../../lib/api.ts';
import { invalidateProduct } from '../catalogue/index.ts';
import { useSignInRedirect } from '../session/index.ts';
import { editComment, refreshThreads, threadsKey, withdrawComment } from './api.ts';
import { draftKey, drafts } from './conversation.ts';
import { changeOwnWaiting } from './own-waiting.ts';
import { withText, withWithdrawn, type Thread } from './thread.ts';
import { commentMutation, useAddComment, useFailureText, type NewText } from './use-add-comment.ts';

interface TextChange {
  readonly comment: CommentResponse;
  /** null withdraws it. */
  readonly content: string | null;
}

/**
 * Changes or withdraws a comment of one's own, shown at once and put back when the server refuses. Renews all threads of
 * the product, and after a withdrawal its record.
 */
function useChangeComment(productId: string) {
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
    onSuccess: (answer, { comment }) => {
      if (!answer?.waiting && !comment.waiting) return;
      changeOwnWaiting(client, productId, comment.id, answer?.waiting ? answer : null);
      if (answer?.waiting) change((thread) => withWithdrawn(thread, comment.id));
    },
    onSettled: (_answer, _error, { content }) => {
      refreshThreads(client, productId);
      if (content === null) void invalidateProduct(client, productId);
    },
  });
}

interface Handlers {
  readonly onPosted?: () => void;
  readonly onFailed?: () => void;
}

/** Posts texts. One that failed stays as a draft, and the reason is shown; an ended session leads to sign-in. */
export function usePostText(productId: string, user: CurrentUser | null) {
  const { t } = useTranslation();
  const signInRedirect = useSignInRedirect();
  const failureText = useFailureText();
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useAddComment(productId, user);

  function post(text: NewText, { onPosted, onFailed }: Handlers = {}): void {
    const draft = text.replyTo && draftKey.reply(text.replyTo.commentId);
    drafts.save(productId, draft, text.content);
    setAnnouncement('');
    mutateAsync(text).then(
      ({ waiting }) => {
        if (drafts.get(productId, draft) === text.content) drafts.save(productId, draft, '');
        if (waiting) showToast({ title: t('commenting.waitingToast') });
        else setAnnouncement(text.replyTo ? t('commenting.replied') : t('commenting.posted'));
        onPosted?.();
      },
      (error: unknown) => {
        onFailed?.();
        if (isStatus(error, 401)) return signInRedirect.expired();
        showToast({
          title: t('commenting.errorTitle'),
          description: failureText(error, t('commenting.failed')),
          tone: 'error',
        });
      },
    );
  }
  return { post, announcement };
}

/** Changing and withdrawing what one wrote, with ways back. A change that did not arrive stays as a draft. */
export function useOwnComments(productId: string, postAgain: (comment: CommentResponse) => void) {
  const { t } = useTranslation();
  const signInRedirect = useSignInRedirect();
  const wordsOf = useFailureText();
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useChangeComment(productId);

  const fail = (error: unknown, words: string, tryAgain: () => void) => {
    if (isStatus(error, 401)) return signInRedirect.expired();
    showToast({
      title: t('commenting.errorTitle'),
      description: wordsOf(error, words),
      tone: 'error',
      // What is not there any more can't be changed by another try.
      ...(!isStatus(error, 404) && { action: { label: t('commenting.tryAgain'), onClick: tryAgain } }),
    });
  };

  function edit(comment: CommentResponse, content: string, undoable = true): void {
    const draft = draftKey.edit(comment.id);
    drafts.save(productId, draft, content);
    setAnnouncement('');
    mutateAsync({ comment, content }).then(
      (answer) => {
        drafts.remove(productId, draft);
        if (answer?.waiting) return showToast({ title: t('commenting.waitingToast') });
        const before = comment.content ?? '';
        const undo = () => edit({ ...comment, content }, before, false);
        if (undoable) showToast({ title: t('commenting.saved'), undo });
        else setAnnouncement(t('commenting.restored'));
      },
      (error: unknown) => fail(error, t('commenting.saveFailed'), () => edit(comment, content, undoable)),
    );
  }

  function withdraw(comment: CommentResponse): void {
    setAnnouncement('');
    mutateAsync({ comment, content: null }).then(
      () =>
        // Its Undo takes the place of that of an edit of the same comment, which nobody could edit back now.
        showToast({ title: t('commenting.withdrawnToast'), undo: () => postAgain(comment) }),
      (error: unknown) => fail(error, t('commenting.withdrawFailed'), () => withdraw(comment)),
    );
  }
  return { edit, withdraw, announcement };
}
