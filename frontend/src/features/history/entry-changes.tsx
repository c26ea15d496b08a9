import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../components/spoken.ts';
import type { FieldChange, HistoryEntry } from './api.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Change, Changes } from './history.styles.ts';
import { useHistoryWords } from './use-history-words.ts';

/** A value as people read it. */
export function useShownValue(): (value: FieldChange['to']) => string {
  const { t, language, number } = useTexts();
  return (value) => {
    if (typeof value === 'boolean') return value ? t('admin.history.yes') : t('admin.history.no');
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value)) return value.join(language === 'ar' ? '، ' : ', ') || t('admin.history.empty');
    return value || t('admin.history.empty');
  };
}

/** Field by field, before and after. */
export function EntryChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useTranslation();
  const words = useHistoryWords();
  const shown = useShownValue();
  if (changes.length === 0) return null;
  return (
    <Changes>
      {changes.map(({ field, from, to }) => (
        <Change key={field}>
          <dt>{words.field(field)}</dt>
          <dd>
            {from !== null && (
              <>
                <Spoken>{t('admin.history.before')}: </Spoken>
                <del>
                  <bdi>{shown(from)}</bdi>
                </del>
                <ArrowRight size={14} aria-hidden />
                <Spoken>{t('admin.history.after')}: </Spoken>
              </>
            )}
            <ins>
              <bdi>{shown(to)}</bdi>
            </ins>
          </dd>
        </Change>
      ))}
    </Changes>
  );
}

/** What happened, and to which record. */
export function EntryTitle({ entry }: { readonly entry: Pick<HistoryEntry, 'type' | 'action' | 'entity'> }) {
  const words = useHistoryWords();
  const subject = words.subject(entry);
  return (
    <>
      <strong>{words.happening(entry)}</strong>
      {subject && (
        <>
          {': '}
          <bdi>{subject}</bdi>
        </>
      )}
    </>
  );
}
