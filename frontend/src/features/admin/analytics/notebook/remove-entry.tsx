import type { SavedView } from '@henna/contracts';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { showToast } from '../../../../components/toast/toasts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { removeView, renewNotebook } from '../../api/notebook.ts';
import { useRefusalText } from '../../../../lib/use-refusal-text.ts';

/** Takes an entry out of the notebook, after a question. */
export function RemoveEntry({ entry }: { readonly entry: SavedView }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { title } = entry;
  const removal = useMutation({
    mutationFn: () => removeView(entry),
    onSuccess: async () => {
      showToast({ title: t('admin.notebook.removed'), description: title, tone: 'success' });
      await renewNotebook(client);
    },
    onError: async (error) => {
      const hasChanged = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      showToast({
        title: t('admin.notebook.removeFailed'),
        description: hasChanged ? t('admin.changed.deleteText') : refusalText(error),
        tone: 'error',
      });
      if (hasChanged) await renewNotebook(client);
    },
  });
  return (
    <>
      <Button
        color="inherit"
        disabled={removal.isPending}
        aria-label={t('admin.common.deleteNamed', { name: title })}
        onClick={() => setAsking(true)}
      >
        {t('admin.common.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.notebook.removeTitle', { name: `\u2068${title}\u2069` })}
          confirm={t('admin.common.delete')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            removal.mutate();
            setAsking(false);
          }}
        >
          <p>{t('admin.notebook.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
