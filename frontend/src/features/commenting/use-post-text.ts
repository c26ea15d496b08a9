import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { isStatus } from '../../lib/api.ts';
import type { CurrentUser } from '../../lib/api-types.ts';
import { useSignInDetour } from '../accounts/sign-in-detour.ts';
import { draftOf, drafts } from './draft.ts';
import { useAddComment, type NewText } from './use-add-comment.ts';
import { useFailureText } from './use-failure-text.ts';

interface Handlers {
  readonly onPosted?: () => void;
  readonly onFailed?: () => void;
}

/** Posts texts. One that did not arrive stays as a draft, with the reason told; an ended session leads to sign-in. */
export function usePostText(productId: string, user: CurrentUser | null) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const wordsOf = useFailureText();
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useAddComment(productId, user);

  function post(text: NewText, { onPosted, onFailed }: Handlers = {}): void {
    const draft = text.answers && draftOf.reply(text.answers.commentId);
    drafts.keep(productId, draft, text.content);
    setAnnouncement('');
    mutateAsync(text).then(
      () => {
        if (drafts.get(productId, draft) === text.content) drafts.keep(productId, draft, '');
        setAnnouncement(text.answers ? t('commenting.replied') : t('commenting.posted'));
        onPosted?.();
      },
      (error: unknown) => {
        onFailed?.();
        if (isStatus(error, 401)) return detour.expired();
        showToast({
          title: t('commenting.errorTitle'),
          description: wordsOf(error, t('commenting.failed')),
          tone: 'error',
        });
      },
    );
  }
  return { post, announcement };
}
