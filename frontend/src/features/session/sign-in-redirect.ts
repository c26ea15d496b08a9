import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { goToSignIn } from './sign-in-url.ts';

/** Milliseconds a message is shown before the page is left for sign-in. */
export const redirectDelays = { expired: 500, signedOut: 1_000 } as const;

/** Ways to sign-in that say why and come back to this page. Keep what the visitor was doing before taking one. */
export function useSignInRedirect() {
  const { t } = useTranslation();
  return {
    /** The session has ended: the server answered 401. */
    expired: () => {
      showToast({
        title: t('common.unauthorized.title'),
        description: t('common.unauthorized.text'),
        tone: 'error',
      });
      setTimeout(goToSignIn, redirectDelays.expired);
    },
    /** Nobody is signed in. */
    signedOut: (title: string, description: string) => {
      showToast({ title, description });
      setTimeout(goToSignIn, redirectDelays.signedOut);
    },
  };
}
