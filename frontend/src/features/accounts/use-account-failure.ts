import { showToast } from '../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useSignInDetour } from './sign-in-detour.ts';

/** The password that was given as proof is not the right one. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';

/** Tells of a failure that no field tells: an ended session leads to sign-in. */
export function useAccountFailure(): (error: Error, title: string) => void {
  const failureText = useFailureText();
  const detour = useSignInDetour();
  return (error, title) => {
    if (isWrongPassword(error) || (error instanceof ApiError && error.fields.length > 0)) return;
    if (isStatus(error, 401)) return detour.expired();
    showToast({ title, description: failureText(error), tone: 'error' });
  };
}
