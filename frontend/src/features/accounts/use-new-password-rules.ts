import { limits } from '@henna/contracts';
import { useTranslation } from 'react-i18next';

/** What a new password must be, for its field. */
export function useNewPasswordRules() {
  const { t } = useTranslation();
  const { passwordMin: min, passwordMax: max } = limits;
  return {
    hint: t('accounts.passwordHint', { min, max }),
    rules: {
      required: t('accounts.required'),
      minLength: { value: min, message: t('accounts.tooShort', { count: min }) },
      maxLength: { value: max, message: t('accounts.tooLong', { count: max }) },
    },
  };
}
