import { useTranslation } from 'react-i18next';
import type { Rule } from './use-form.ts';

/** The first that finds something wrong says so. */
export const firstOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const wrong = rule(value);
      if (wrong) return wrong;
    }
    return undefined;
  };

/** Rules that forms share, in the words of the reader's language. */
export function useRules() {
  const { t } = useTranslation();
  return {
    required: (text: string) => (text === '' ? t('accounts.required') : undefined),
    atLeast: (count: number) => (text: string) => (text.length < count ? t('accounts.tooShort', { count }) : undefined),
    atMost: (count: number) => (text: string) => (text.length > count ? t('accounts.tooLong', { count }) : undefined),
  };
}
