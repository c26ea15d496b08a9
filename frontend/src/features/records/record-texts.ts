import { useTranslation } from 'react-i18next';
import type { AdminRecord, RecordsKind } from './record-kinds.ts';

export const recordName = (record: AdminRecord): string => {
  if ('title' in record) return record.title;
  return 'displayName' in record ? record.displayName : record.name;
};

/** The toast for an action that failed. @param message why */
export function useFailureTexts(kind: RecordsKind) {
  const { t } = useTranslation();
  return (action: 'create' | 'update' | 'delete', message: string) =>
    kind === 'products'
      ? { title: t(`admin.products.${action}Failed`), description: message }
      : { title: t('admin.common.error'), description: t(`admin.${kind}.${action}Failed`, { message }) };
}

/** The same as one line, for a dialog. */
export function useFailureText(kind: RecordsKind) {
  const texts = useFailureTexts(kind);
  return (action: 'create' | 'update', message: string): string => {
    const { title, description } = texts(action, message);
    return kind === 'products' ? `${title}: ${description}` : description;
  };
}
