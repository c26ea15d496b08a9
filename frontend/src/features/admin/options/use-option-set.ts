import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { renewCatalogue } from '../api/renew.ts';
import { removeOptionSet, saveOptionSet, type OptionSet, type OptionsOwner } from '../api/voting-options.ts';
import { useRefusalWords } from '../refusal/use-refusal-words.ts';
import { optionsChange, type OptionLine } from './option-lines.ts';

/** Saves or takes away a set. `changed` is what somebody else has made of it since it was read. */
export function useOptionSet(owner: OptionsOwner, read: OptionSet | null, onSaved: () => void) {
  const { t } = useTranslation();
  const refusal = useRefusalWords();
  const client = useQueryClient();
  const [changed, setChanged] = useState<OptionSet | null>(null);
  const known = changed ?? read;
  const revision = known?.revision ?? null;
  const mutation = useMutation<unknown, Error, readonly OptionLine[] | null>({
    mutationFn: (lines) =>
      lines === null
        ? removeOptionSet(owner, revision)
        : saveOptionSet(owner, optionsChange(lines, known?.details ?? []), revision),
    onSuccess: async () => {
      showToast({ title: t('admin.common.success'), description: t('admin.options.saved'), tone: 'success' });
      await renewCatalogue(client);
      setChanged(null);
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CHANGED_SINCE' && error.current)
        return setChanged(error.current as OptionSet);
      showToast({
        title: t('admin.common.error'),
        description: t('admin.options.updateFailed', { message: refusal(error) }),
        tone: 'error',
      });
    },
  });
  return {
    changed,
    pending: mutation.isPending,
    save: (lines: readonly OptionLine[]) => mutation.mutate(lines),
    remove: () => mutation.mutate(null),
    forget: () => setChanged(null),
  };
}
