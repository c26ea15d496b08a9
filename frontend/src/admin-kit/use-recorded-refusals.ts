import type { RecordedRefusal, RowRefusal } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../lib/use-refusal-text.ts';
import { useTexts } from './use-texts.ts';

/** Why rows of files were refused. */
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
          .map((each) => `${fieldName(each.field)}: ${words(each, each.field)}`)
          .join(language === 'ar' ? '؛ ' : '; ')
      : words(refusal);

  /** The same with the row, and in a backup its section. */
  const rowText = ({ row: rowNumber, section, ...refusal }: RowRefusal): string => {
    const line = `${t('admin.transfer.import.row')} ${number(rowNumber)}: `;
    return `${section ? `${t(`admin.transfer.restore.sections.${section}`)}: ` : ''}${line}${refusalText(refusal)}`;
  };

  return { recorded: refusalText, row: rowText };
}
