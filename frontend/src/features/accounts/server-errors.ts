import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { AccountFields } from './use-enter.ts';
import { useFieldRefusals } from './use-field-refusal.ts';

const formField: Readonly<Record<string, keyof AccountFields>> = {
  email: 'email',
  password: 'password',
  firstName: 'name',
};

/** What the server said of single fields, under the names of the form. */
export function useFieldErrors(error: Error | null): readonly { field: keyof AccountFields; message: string }[] {
  const refusals = useFieldRefusals();
  return useMemo(
    () =>
      refusals(error).flatMap(({ field, message }) => {
        const own = formField[field];
        return own ? [{ field: own, message }] : [];
      }),
    [error, refusals],
  );
}

export const emailTaken = (error: Error | null): boolean => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/** What is told above the form: nothing where a field tells it. */
export function useFormMessage(error: Error | null): string | null {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const fieldErrors = useFieldErrors(error);
  if (!error || emailTaken(error) || fieldErrors.length > 0) return null;
  if (isStatus(error, 401)) return t('accounts.invalidCredentials');
  if (isStatus(error, 0)) return `${t('common.error.offlineTitle')}. ${t('common.error.offlineText')}`;
  return `${t('accounts.failed')}: ${failureText(error)}`;
}
