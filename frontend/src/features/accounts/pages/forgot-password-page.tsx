import '../../../i18n/account.load.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { siteQuery } from '../../site/site.ts';
import { askForReset } from '../api/password-reset.ts';
import { ForgotPasswordPageView } from './forgot-password-page-view.tsx';

/** The first half of the way back in: asking for a link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data: site } = useQuery(siteQuery());
  const ask = useMutation({
    mutationFn: askForReset,
    onError: (error) =>
      showToast({
        title: t('account.forgotFailed'),
        description: failureText(error),
        tone: 'error',
      }),
  });
  return (
    <ForgotPasswordPageView
      byMail={site?.passwordReset !== 'administrator'}
      sent={ask.isSuccess}
      pending={ask.isPending}
      onSubmit={(email) => ask.mutate(email)}
    />
  );
}
