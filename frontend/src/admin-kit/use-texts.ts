import { useTranslation } from 'react-i18next';
import { showToast } from '../components/toast/toasts.ts';
import { formatDate, formatMoment, formatNumber, formatPercent, formatRelative } from '../lib/format.ts';
import { useLanguage } from '../lib/use-language.ts';
import { useRefusalText } from '../lib/use-refusal-text.ts';

/** The texts, and numbers and times as the reader's language writes them; a time that is missing is empty. */
export function useTexts() {
  const { t } = useTranslation();
  const { language, direction } = useLanguage();
  return {
    t,
    language,
    direction,
    number: (value: number): string => formatNumber(value, language),
    /** @param percentage whole percents, 0 to 100 */
    percent: (percentage: number): string => formatPercent(percentage, language),
    date: (iso: string | null): string => formatDate(iso, language) ?? '',
    moment: (iso: string | null): string => formatMoment(iso, language) ?? '',
    relative: (iso: string | null): string => formatRelative(iso, language) ?? '',
  };
}

/** Toasts that say how something went. */
export function useToasts() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  return {
    refusalText,
    showSuccess: (description: string, undo?: () => void) =>
      showToast({ title: t('admin.common.success'), description, tone: 'success', undo }),
    /** What failed; then why, in the words for the refusal. */
    failureToast: (title: string) => (error: Error) =>
      showToast({ title, description: refusalText(error), tone: 'error' }),
    /** Nothing but that it failed, and a sentence. */
    showError: (description: string) => showToast({ title: t('admin.common.error'), description, tone: 'error' }),
  };
}
