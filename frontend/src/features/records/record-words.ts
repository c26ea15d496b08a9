import { useTranslation } from 'react-i18next';
import type { AdminRecord, RecordsKind } from './api.ts';

/** What people call a record. */
export const nameOfRecord = (record: AdminRecord): string => {
  if ('title' in record) return record.title;
  return 'displayName' in record ? record.displayName : record.name;
};

/** What a toast says when something could not be done with a record. @param message why */
export function useFailureWords(kind: RecordsKind) {
  const { t } = useTranslation();
  return (act: 'create' | 'update' | 'delete', message: string) =>
    kind === 'products'
      ? { title: t(`admin.products.${act}Failed`), description: message }
      : { title: t('admin.common.error'), description: t(`admin.${kind}.${act}Failed`, { message }) };
}
