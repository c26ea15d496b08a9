import { useTranslation } from 'react-i18next';
import { useHistoryLabels } from '../../history/index.ts';
import type { transfer } from '../../../i18n/admin/transfer.en.ts';

type FieldTexts = (typeof transfer)['transfer']['import']['fields'];

/** What a field of a row is called: as the history calls it, unless that is of no help here. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation();
  const { field: historyName } = useHistoryLabels();
  return (field) =>
    t(`admin.transfer.import.fields.${field as keyof FieldTexts}`, { defaultValue: historyName(field) });
}
