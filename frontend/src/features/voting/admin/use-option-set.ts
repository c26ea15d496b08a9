import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { ApiError } from '../../../lib/api.ts';
import { renewCatalogue } from '../../records/index.ts';
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
  const { refusalText, succeed, fail } = useToasts();
  const client = useQueryClient();
  /** The set on which the edit began, or that it met since. */
  const [known, setKnown] = useState<OptionSet | null>(null);
  const [lines, setLines] = useState<readonly OptionLine[] | null>(null);
  const conflict = useOptionsConflict(lines ?? [], setLines, title);
  const stop = () => {
    setLines(null);
    conflict.forget();
  };
  const mutation = useMutation<unknown, Error, readonly OptionLine[] | null>({
    mutationFn: (wanted) =>
      wanted === null
        ? removeOptionSet(owner, known?.revision ?? noRevision)
        : saveOptionSet(owner, optionsChange(wanted, known?.details ?? []), known?.revision ?? noRevision),
    onSuccess: async () => {
      succeed(t('admin.options.saved'));
      await renewCatalogue(client);
      stop();
    },
    onError: (error, wanted) => {
      const changed = error instanceof ApiError && error.code === 'CHANGED_SINCE' && error.current;
      if (changed) {
        const current = changed as OptionSet;
        setKnown(current);
        void renewCatalogue(client);
        if (wanted !== null) return conflict.meet(current.details);
        setLines(linesOf(current.details));
      }
      const message = changed ? t('admin.changed.deleteText') : refusalText(error);
      fail(t('admin.options.updateFailed', { message }));
    },
  });
  return {
    lines,
    setLines,
    conflict,
    stop,
    begin: () => {
      setKnown(read);
      setLines(linesOf(read?.details ?? []));
    },
    pending: mutation.isPending,
    save: (wanted: readonly OptionLine[]) => mutation.mutate(wanted),
    remove: () => mutation.mutate(null),
  };
}
