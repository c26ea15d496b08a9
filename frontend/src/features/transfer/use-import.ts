import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../admin-kit/request.ts';
import { showToast } from '../../components/toast/toasts.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import type { UndoPick } from '../history/index.ts';
import { cancelImport, importQuery, isUnderWay, undoImport, type FileFormat, type Import } from './api.ts';

/** @param id the import that is shown */
export function useImport(id: string | undefined) {
  const { t } = useTranslation();
  const { refusalText, words } = useRefusalText();
  const client = useQueryClient();
  const record = useQuery({ ...importQuery(id ?? ''), enabled: id !== undefined });
  const cacheImport = (next: Import) => client.setQueryData(importQuery(next.id).queryKey, next);
  const showFailure = (error: Error) =>
    showToast({ title: t('admin.transfer.import.failed'), description: refusalText(error), tone: 'error' });
  const cancel = useMutation({ mutationFn: cancelImport, onSuccess: cacheImport, onError: showFailure });
  const undo = async (importId: string, picks: readonly UndoPick[], reason: string) =>
    cacheImport(await undoImport(importId, picks, reason));
  const save = useMutation({
    mutationFn: ({ entity, id: importId, format }: Pick<Import, 'entity' | 'id'> & { format: FileFormat }) =>
      download(
        `/api/admin/imports/${importId}/errors.${format}`,
        `${entity}-import-errors.${format}`,
        t('admin.transfer.export.failedText'),
        t('admin.transfer.export.noToken'),
      ),
    onError: showFailure,
  });

  const before = useRef<Import | undefined>(undefined);
  useEffect(() => {
    const { data } = record;
    const wasUnderWay = before.current && before.current.id === data?.id && isUnderWay(before.current);
    before.current = data;
    if (!data || !wasUnderWay || isUnderWay(data)) return;
    const counts = { success: data.success, skipped: data.skipped, failed: data.failed };
    showToast(
      data.status === 'undone'
        ? { title: t('admin.transfer.import.undone'), tone: 'success' }
        : data.status === 'failed'
          ? {
              title: t('admin.transfer.import.failed'),
              description: data.message ? words({ code: data.code ?? undefined, message: data.message }) : undefined,
              tone: 'error',
            }
          : {
              title: t('admin.transfer.import.completed'),
              description: t('admin.transfer.import.completedText', counts),
              tone: 'success',
            },
    );
    // Any screen may have changed.
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !String(path).includes(data.id) });
  }, [record, client, t]);

  return { record: id === undefined ? undefined : record.data, cancel, undo, save };
}
