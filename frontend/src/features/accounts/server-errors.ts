import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../../lib/api.ts';
import type { AccountFields } from './use-enter.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';

const formField: Readonly<Record<string, keyof AccountFields>> = {
  email: 'email',
  password: 'password',
  firstName: 'name',
};

/** What the server said of single fields, under the names of the form. */
export function useFieldErrors(error: Error | null): readonly { field: keyof AccountFields; message: string }[] {
  const { fieldTexts } = useRefusalText();
  return useMemo(
    () =>
      fieldTexts(error).flatMap(({ field, message }) => {
        const own = formField[field];
        return own ? [{ field: own, message }] : [];
      }),
    [error, fieldTexts],
  );
}

export const emailTaken = (error: Error | null): boolean => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/** What is told above the form: nothing where a field tells it. */
export function useFormMessage(error: Error | null): string | null {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const fieldErrors = useFieldErrors(error);
  if (!error || emailTaken(error) || fieldErrors.length > 0) return null;
  if (isStatus(error, 401)) return t('accounts.invalidCredentials');
  if (isStatus(error, 0)) return `${t('common.error.offlineTitle')}. ${t('common.error.offlineText')}`;
  return `${t('accounts.failed')}: ${refusalText(error)}`;
}
