import { showToast } from '../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { useSignInRedirect } from '../session/index.ts';

/** The password that was given as proof is not the right one. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';

/** A code of the second factor is missing, or is not the right one. */
export const isCodeRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'SECOND_FACTOR_NEEDED' || error.code === 'WRONG_CODE');

/** Shows a failure that no field shows; an ended session leads to sign-in. */
export function useAccountErrorToast(): (error: Error, title: string) => void {
  const { refusalText } = useRefusalText();
  const signInRedirect = useSignInRedirect();
  return (error, title) => {
    if (isWrongPassword(error) || isCodeRefused(error) || (error instanceof ApiError && error.fields.length > 0))
      return;
    if (isStatus(error, 401)) return signInRedirect.expired();
    showToast({ title, description: refusalText(error), tone: 'error' });
  };
}
