import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeComment, restoreComment } from '../api/moderation.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { useDecision } from './use-decision.ts';

/** Takes a comment out, with a reason for its author to read. */
export function RemoveComment({ item, onDone }: ActionProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDecision(
    { decide: removeComment, undo: restoreComment, done: t('admin.moderation.removedToast') },
    onDone,
  );
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        data-act="remove"
        aria-haspopup="dialog"
        aria-disabled={isPending}
        startIcon={<Trash2 size={18} aria-hidden />}
        onClick={() => isPending || setAsking(true)}
      >
        {t('admin.moderation.remove')}
      </Button>
      {asking && (
        <DeleteDialog
          title={t('admin.moderation.removeTitle')}
          text={item.comment.parentId === null ? t('admin.moderation.removeThread') : t('admin.moderation.removeReply')}
          hint={t('admin.moderation.reasonHint')}
          confirm={t('admin.moderation.remove')}
          onDelete={(reason) => {
            setAsking(false);
            mutate({ item, reason });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
