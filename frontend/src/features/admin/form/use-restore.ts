import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

/** Brings back what was removed, and says so. */
export function useRestore<Item>(restore: (item: Item) => Promise<unknown>, renew: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  return useMutation({
    mutationFn: (item: Item) => restore(item),
    onSuccess: async () => {
      await renew();
      showToast({ title: t('admin.common.restored'), tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: t('admin.common.restoreFailed'), description: refusalText(error), tone: 'error' }),
  });
}
