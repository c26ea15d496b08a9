import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useRestore } from './use-restore.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

export interface Deletion<Item> {
  readonly item: Item;
  readonly reason: string;
}

interface DeleteOptions<Item> {
  readonly remove: (item: Item, reason: string) => Promise<unknown>;
  readonly restore: (item: Item) => Promise<unknown>;
  readonly renew: () => Promise<unknown>;
  readonly deleted: string;
  readonly failed: (message: string) => { readonly title: string; readonly description?: string };
}

/** Deletes a record, and offers to take that back. */
export function useDelete<Item>({ remove, restore, renew, deleted, failed }: DeleteOptions<Item>) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const undo = useRestore(restore, renew);
  return useMutation({
    mutationFn: ({ item, reason }: Deletion<Item>) => remove(item, reason),
    onSuccess: async (_answer, { item }) => {
      showToast({
        title: t('admin.common.success'),
        description: deleted,
        tone: 'success',
        undo: () => undo.mutate(item),
      });
      await renew();
    },
    onError: async (error) => {
      const changed = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      showToast({ ...failed(changed ? t('admin.changed.deleteText') : refusalText(error)), tone: 'error' });
      if (changed) await renew();
    },
  });
}
