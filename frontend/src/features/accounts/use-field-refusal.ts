import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';

const keys = {
  COMMON_PASSWORD: 'accounts.refused.commonPassword',
  REPEATED_PASSWORD: 'accounts.refused.repeatedPassword',
  PERSONAL_PASSWORD: 'accounts.refused.personalPassword',
  RESERVED_NAME: 'accounts.refused.reservedName',
  UNREADABLE_NAME: 'accounts.refused.unreadableName',
} as const;

const keyOf = (code: string | null) => (code && code in keys ? keys[code as keyof typeof keys] : undefined);

/** What the server refused of a form: each field with the words for it, chosen by the code of the refusal. */
export function useFieldRefusals(): (
  error: unknown,
) => readonly { readonly field: string; readonly message: string }[] {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return [];
      const key = keyOf(error.code);
      return key ? error.fields.map(({ field }) => ({ field, message: t(key) })) : error.fields;
    },
    [t],
  );
}

/** The words for one field, or undefined. */
export function useFieldRefusal(): (error: unknown, field: string) => string | undefined {
  const refusals = useFieldRefusals();
  return (error, field) => refusals(error).find((one) => one.field === field)?.message;
}
