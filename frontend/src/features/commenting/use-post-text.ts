import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../lib/api.ts';
import type { CurrentUser } from '../../lib/api-types.ts';
import { useSignInDetour } from '../accounts/sign-in-detour.ts';
import { drafts } from './draft.ts';
import { useAddComment, type NewText } from './use-add-comment.ts';

interface Handlers {
  readonly onPosted?: () => void;
  readonly onFailed: () => void;
}

/** Posts texts. One that did not arrive stays as a draft, with the reason told; an ended session leads to sign-in. */
export function usePostText(productId: string, user: CurrentUser | null) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useAddComment(productId, user);

  function post(text: NewText, { onPosted, onFailed }: Handlers): void {
    const draftOf = text.answers?.commentId;
    drafts.keep(productId, draftOf, text.content);
    setAnnouncement('');
    mutateAsync(text).then(
      () => {
        if (drafts.get(productId, draftOf) === text.content) drafts.keep(productId, draftOf, '');
        setAnnouncement(text.answers ? t('commenting.replied') : t('commenting.posted'));
        onPosted?.();
      },
      (error: unknown) => {
        onFailed();
        if (isStatus(error, 401)) return detour.expired();
        const reason = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : '';
        showToast({
          title: t('commenting.errorTitle'),
          description: [t('commenting.failed'), reason].filter(Boolean).join(' '),
          tone: 'error',
        });
      },
    );
  }
  return { post, announcement };
}
