import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { history } from '../../i18n/admin/history.en.ts';
import type { FieldChange, HistoryEntry } from './api.ts';
import { Change, Changes } from './history.styles.ts';

/** Their values are of no use to a reader: identifiers, structures, and settings of the demo. */
export const internalFields: ReadonlySet<string> = new Set(['imageOrder', 'seed', 'traits', 'until', 'view']);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as the reader's language says it. */
export function useValueText(): (value: FieldChange['to'], field: string) => string {
  const { t, i18n } = useTranslation();
  const { language, number, moment } = useTexts();
  return (value, field) => {
    const key = `admin.history.values.${field}.${String(value)}`;
    if (typeof value === 'string' && /^\w+$/.test(value) && i18n.exists(key)) return t(key as never);
    if (typeof value === 'string' && instant.test(value)) return moment(value);
    if (typeof value === 'boolean') return value ? t('admin.history.yes') : t('admin.history.no');
    if (typeof value === 'number') return number(value);
    const text = typeof value === 'object' ? value?.join(language === 'ar' ? '، ' : ', ') : value;
    return text || t('admin.history.empty');
  };
}

export function EntryChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useTranslation();
  const labels = useHistoryLabels();
  const valueText = useValueText();
  const shown = changes.filter(({ field }) => !internalFields.has(field));
  if (shown.length === 0) return null;
  return (
    <Changes>
      {shown.map(({ field, from, to }) => (
        <Change key={field}>
          <dt>{labels.field(field)}</dt>
          <dd>
            {from !== null && (
              <>
                <VisuallyHidden>{t('admin.history.before')}: </VisuallyHidden>
                <del>
                  <bdi>{valueText(from, field)}</bdi>
                </del>
                <ArrowRight size={14} aria-hidden />
                <VisuallyHidden>{t('admin.history.after')}: </VisuallyHidden>
              </>
            )}
            <ins>
              <bdi>{valueText(to, field)}</bdi>
            </ins>
          </dd>
        </Change>
      ))}
    </Changes>
  );
}

export function EntryTitle({ entry }: { readonly entry: Pick<HistoryEntry, 'type' | 'action' | 'entity'> }) {
  const labels = useHistoryLabels();
  const subject = labels.subject(entry);
  return (
    <>
      <strong>{labels.happening(entry)}</strong>
      {subject && (
        <>
          {': '}
          <bdi>{subject}</bdi>
        </>
      )}
    </>
  );
}

type Texts = (typeof history)['history'];

/** Labels of history entries in the reader's language. */
export function useHistoryLabels() {
  const { t } = useTranslation();
  return {
    happening: ({ type, action }: Pick<HistoryEntry, 'type' | 'action'>): string =>
      t(`admin.history.types.${type as keyof Texts['types']}`, {
        defaultValue: t(`admin.history.actions.${action}`),
      }),
    field: (name: string): string => t(`admin.history.fields.${name as keyof Texts['fields']}`, { defaultValue: name }),
    actor: ({ kind, id, name }: HistoryEntry['actor']): string =>
      name ?? (kind === 'system' ? t('admin.history.system') : kind === 'member' ? t('admin.history.member') : id),
    /** null where the name says nothing. */
    subject: ({ entity }: Pick<HistoryEntry, 'entity'>): string | null => {
      if (entity.id === null) return t('admin.history.somebodyErased');
      return entity.name;
    },
  };
}
