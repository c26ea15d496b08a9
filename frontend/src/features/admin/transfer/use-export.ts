import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { download, type Entity, type FileFormat } from '../api/transfer.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

export interface Wanted {
  readonly entity: Entity | 'all';
  readonly format: FileFormat;
}

const fileName = ({ entity, format }: Wanted) => {
  const day = new Date().toISOString().slice(0, 10);
  return entity === 'all' ? `complete-backup-${day}.json` : `${entity}-export-${day}.${format}`;
};

const addressOf = ({ entity, format }: Wanted) =>
  entity === 'all' ? '/api/admin/export' : `/api/admin/export/${entity}?format=${format}`;

/** Saves an export as a file, and says how it went. `exporting` is what is being fetched. */
export function useExport() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const mutation = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const name = fileName(wanted);
      const words = [t('admin.transfer.export.failedText'), t('admin.transfer.export.noToken')] as const;
      await download(addressOf(wanted), name, ...words);
      return name;
    },
    onSuccess: (name) =>
      showToast({
        title: t('admin.transfer.export.successful'),
        description: t('admin.transfer.export.saved', { name }),
        tone: 'success',
      }),
    onError: (error) =>
      showToast({ title: t('admin.transfer.export.failed'), description: refusalText(error), tone: 'error' }),
  });
  return { exporting: mutation.isPending ? mutation.variables : null, save: mutation.mutate };
}
