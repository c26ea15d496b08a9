import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../lib/api.ts';
import { useSignInDetour } from './sign-in-detour.ts';

/** The password that was given as proof is not the right one. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';

/** What the server said of one field, or undefined. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields.find((one) => one.field === field)?.message : undefined;

/** Tells of a failure that no field tells: an ended session leads to sign-in. */
export function useAccountFailure(): (error: Error, title: string) => void {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  return (error, title) => {
    if (isWrongPassword(error) || (error instanceof ApiError && error.fields.length > 0)) return;
    if (isStatus(error, 401)) return detour.expired();
    const description = isStatus(error, 0) ? t('common.error.offlineText') : error.message;
    showToast({ title, description, tone: 'error' });
  };
}
