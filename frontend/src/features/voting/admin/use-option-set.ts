import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { ApiError } from '../../../lib/api.ts';
import { invalidateCatalogue } from '../../records/index.ts';
import { removeOptionSet, saveOptionSet, type OptionSet, type OptionsOwner } from './api.ts';
import { linesOf, optionsChange, useOptionsConflict, type OptionLine } from './option-lines.ts';

/** Where there is no set of its own. */
const noRevision = -1;

/**
 * Edits, saves or takes away a set.
 * @param read the set as it was read last; null: none of its own
 */
export function useOptionSet(owner: OptionsOwner, read: OptionSet | null, title: string) {
  const { t } = useTranslation();
  const { refusalText, showSuccess, showError } = useToasts();
  const client = useQueryClient();
  /** The set on which the edit began, or that it met since. */
  const [base, setBase] = useState<OptionSet | null>(null);
  const [lines, setLines] = useState<readonly OptionLine[] | null>(null);
  const conflict = useOptionsConflict(lines ?? [], setLines, title);
  const cancel = () => {
    setLines(null);
    conflict.forget();
  };
  const mutation = useMutation<unknown, Error, readonly OptionLine[] | null>({
    mutationFn: (saved) =>
      saved === null
        ? removeOptionSet(owner, base?.revision ?? noRevision)
        : saveOptionSet(owner, optionsChange(saved, base?.details ?? []), base?.revision ?? noRevision),
    onSuccess: async () => {
      showSuccess(t('admin.options.saved'));
      await invalidateCatalogue(client);
      cancel();
    },
    onError: (error, saved) => {
      const changed = error instanceof ApiError && error.code === 'CHANGED_SINCE' && error.current;
      if (changed) {
        const current = changed as OptionSet;
        setBase(current);
        void invalidateCatalogue(client);
        if (saved !== null) return conflict.start(current.details);
        setLines(linesOf(current.details));
      }
      const message = changed ? t('admin.changed.deleteText') : refusalText(error);
      showError(t('admin.options.updateFailed', { message }));
    },
  });
  return {
    lines,
    setLines,
    conflict,
    stop: cancel,
    begin: () => {
      setBase(read);
      setLines(linesOf(read?.details ?? []));
    },
    pending: mutation.isPending,
    save: (saved: readonly OptionLine[]) => mutation.mutate(saved),
    remove: () => mutation.mutate(null),
  };
}
