import type { RecordedRefusal } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { showToast } from '../components/toast/toasts.ts';
import { formatDate, formatMoment, formatNumber, formatPercent, formatRelative } from '../lib/format.ts';
import type { components } from '../lib/schema.gen.ts';
import { useLanguage } from '../lib/use-language.ts';
import { useRefusalText } from '../lib/use-refusal-text.ts';
import { isChangedSince } from './request.ts';

/** The texts, and numbers and times in the reader's language; a missing time is an empty text. */
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

export function useToasts() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  return {
    refusalText,
    showSuccess: (description: string, undo?: () => void) =>
      showToast({ title: t('admin.common.success'), description, tone: 'success', undo }),
    /**
     * A handler of errors that says what failed, and why.
     * @param changedText why, where somebody else has changed the record meanwhile
     */
    failureToast: (title: string, changedText?: string) => (error: Error) =>
      showToast({
        title,
        description: changedText && isChangedSince(error) ? changedText : refusalText(error),
        tone: 'error',
      }),
    showError: (description: string) => showToast({ title: t('admin.common.error'), description, tone: 'error' }),
  };
}

/** Texts of refusals that an import, a restore or an undo recorded. */
export function useRecordedRefusals() {
  const { t, i18n } = useTranslation();
  const { language, number } = useTexts();
  const { words } = useRefusalText();
  const names = i18n.getResource(language, 'translation', 'refusedFields') as Record<string, string> | undefined;

  const fieldName = (path: string): string =>
    names
      ? path
          .split('.')
          .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : (names[step] ?? `\u2068${step}\u2069`)))
          .join(' › ')
      : path;

  /** `field: reason; field: reason`, or the reason alone. */
  const refusalText = (refusal: RecordedRefusal): string =>
    refusal.code && refusal.fields
      ? refusal.fields
          .map((each) => (each.field === 'row' ? '' : `${fieldName(each.field)}: `) + words(each, each.field))
          .join(language === 'ar' ? '؛ ' : '; ')
      : words(refusal);

  /** The same with the row's number, and in a backup its section. */
  const rowText = ({
    row: rowNumber,
    line,
    section,
    ...refusal
  }: components['schemas']['RowRefusalResponse']): string => {
    const rowName = line === undefined ? t('admin.transfer.import.row') : t('admin.transfer.import.line');
    const start = `${rowName} ${number(line ?? rowNumber)}: `;
    return `${section ? `${t(`admin.transfer.restore.sections.${section}`)}: ` : ''}${start}${refusalText(refusal)}`;
  };

  return { recorded: refusalText, row: rowText };
}
