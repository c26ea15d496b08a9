import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { isStatus } from '../../lib/api.ts';
import type { CommentResponse } from '../../lib/api-types.ts';
import { useSignInDetour } from '../accounts/sign-in-detour.ts';
import { draftOf, drafts } from './draft.ts';
import { useFailureText } from './use-failure-text.ts';
import { useChangeComment } from './use-change-comment.ts';

/** Changing and withdrawing what one wrote, with ways back. A change that did not arrive stays as a draft. */
export function useOwnComments(productId: string, postAgain: (comment: CommentResponse) => void) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const wordsOf = useFailureText();
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useChangeComment(productId);

  const fail = (error: unknown, words: string, tryAgain: () => void) => {
    if (isStatus(error, 401)) return detour.expired();
    showToast({
      title: t('commenting.errorTitle'),
      description: wordsOf(error, words),
      tone: 'error',
      action: { label: t('commenting.tryAgain'), onClick: tryAgain },
    });
  };

  function edit(comment: CommentResponse, content: string, undoable = true): void {
    const draft = draftOf.edit(comment.id);
    drafts.keep(productId, draft, content);
    setAnnouncement('');
    mutateAsync({ comment, content }).then(
      () => {
        drafts.forget(productId, draft);
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
        showToast({
          title: t('commenting.withdrawnToast'),
          action: { label: t('commenting.postAgain'), onClick: () => postAgain(comment) },
        }),
      (error: unknown) => fail(error, t('commenting.withdrawFailed'), () => withdraw(comment)),
    );
  }
  return { edit, withdraw, announcement };
}
