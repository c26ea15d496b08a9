import { useTranslation } from 'react-i18next';
import type { history } from '../../i18n/admin/history.en.ts';
import type { HistoryEntry } from './api.ts';

type Texts = (typeof history)['history'];

/** What an entry tells, in the reader's language. */
export function useHistoryWords() {
  const { t } = useTranslation();
  return {
    happening: ({ type, action }: Pick<HistoryEntry, 'type' | 'action'>): string =>
      t(`admin.history.types.${type as keyof Texts['types']}`, {
        defaultValue: t(`admin.history.actions.${action}`),
      }),
    field: (name: string): string => t(`admin.history.fields.${name as keyof Texts['fields']}`, { defaultValue: name }),
    /** Who, by name: of people who have none here, what they are. */
    actor: ({ kind, id, name }: HistoryEntry['actor']): string =>
      name ?? (kind === 'system' ? t('admin.history.system') : kind === 'member' ? t('admin.history.member') : id),
    /** What it is about, by name; null where that says nothing. */
    subject: ({ entity }: Pick<HistoryEntry, 'entity'>): string | null => {
      if (entity.id === null) return t('admin.history.somebodyErased');
      return entity.name;
    },
  };
}
