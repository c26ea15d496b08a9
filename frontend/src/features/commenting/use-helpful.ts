import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import type { CommentResponse, CurrentUser } from '../../lib/api-types.ts';
import { isStatus } from '../../lib/api.ts';
import { pendingChoice } from '../../lib/storage.ts';
import { useSignInRedirect } from '../session/index.ts';
import { markHelpful, threadsKey, unmarkHelpful } from './api.ts';
import { withHelpful, type Thread } from './thread.ts';
import { commentMutation, useFailureText } from './use-add-comment.ts';

/** The comment that was to be marked when nobody was signed in. */
const pendingHelpful = pendingChoice('kept-helpful');

interface HelpfulChange {
  readonly comment: CommentResponse;
  readonly helpful: boolean;
}

/**
 * Marks comments as helpful, shown at once and put back when the server refuses; the order stays. Without a session the
 * way to one: the comment is offered again afterwards.
 */
export function useHelpful(productId: string, user: CurrentUser | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signInRedirect = useSignInRedirect();
  const failureText = useFailureText();
  const [pendingId, setPendingId] = useState(() => pendingHelpful.get(productId));
  const show = ({ comment, helpful }: HelpfulChange) =>
    client.setQueriesData<Thread>(
      { queryKey: threadsKey(productId) },
      (thread) => thread && withHelpful(thread, comment.id, helpful),
    );
  const { mutateAsync } = useMutation({
    mutationKey: commentMutation(productId),
    scope: { id: `helpful ${productId}` },
    mutationFn: ({ comment, helpful }: HelpfulChange): Promise<unknown> =>
      helpful ? markHelpful(comment.id) : unmarkHelpful(comment.id),
    onMutate: show,
    onError: (_error, { comment, helpful }) => show({ comment, helpful: !helpful }),
  });

  const forgetPending = () => {
    pendingHelpful.remove(productId);
    setPendingId(null);
  };
  function mark(comment: CommentResponse, helpful: boolean): void {
    if (!user) {
      pendingHelpful.set(productId, comment.id);
      return signInRedirect.signedOut(t('commenting.helpfulSignIn'), t('commenting.signInText'));
    }
    if (comment.id === pendingId) forgetPending();
    mutateAsync({ comment, helpful }).catch((error: unknown) => {
      if (isStatus(error, 401)) return signInRedirect.expired();
      showToast({
        title: t('commenting.errorTitle'),
        description: failureText(error, t('commenting.helpfulFailed')),
        tone: 'error',
      });
    });
  }
  /** The comment that was to be marked before sign-in, if it is shown and not marked yet. */
  const offered = (roots: readonly CommentResponse[]): CommentResponse | null =>
    (user &&
      pendingId &&
      roots
        .flatMap((root) => [root, ...root.replies])
        .find(({ id, helpful }) => id === pendingId && helpful === false)) ||
    null;
  return { mark, offered, forgetPending };
}
