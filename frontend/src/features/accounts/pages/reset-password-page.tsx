import '../../../i18n/account.load.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { resetPassword } from '../api/password-reset.ts';
import { useFieldRefusal } from '../use-field-refusal.ts';
import { ResetPasswordPageView } from './reset-password-page-view.tsx';

const isDead = (error: unknown): boolean => error instanceof ApiError && error.code === 'RESET_LINK_INVALID';

/** The second half of the way back in. @param token out of the link. */
export function ResetPasswordPage({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const refusal = useFieldRefusal();
  const reset = useMutation({
    mutationFn: (password: string) => resetPassword({ token: token ?? '', password }),
    onSuccess: () => {
      showToast({ title: t('account.resetDone'), description: t('account.resetDoneText'), tone: 'success' });
      void navigate({ to: '/sign-in', replace: true });
    },
    onError: (error) => {
      if (isDead(error) || refusal(error, 'password')) return;
      showToast({
        title: t('account.resetFailed'),
        description: failureText(error),
        tone: 'error',
      });
    },
  });
  return (
    <ResetPasswordPageView
      dead={!token || isDead(reset.error)}
      pending={reset.isPending || reset.isSuccess}
      error={refusal(reset.error, 'password')}
      onSubmit={(password) => reset.mutate(password)}
    />
  );
}
