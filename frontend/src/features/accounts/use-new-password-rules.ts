import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { firstOf, useRules } from '../../lib/use-form.ts';

/** What a new password must be, for its field. */
export function useNewPasswordRules() {
  const { t } = useTranslation();
  const { required, atLeast, atMost } = useRules();
  const { passwordMin: min, passwordMax: max } = limits;
  return {
    hint: t('accounts.passwordHint', { min, max }),
    rule: firstOf(required, atLeast(min), atMost(max)),
  };
}
