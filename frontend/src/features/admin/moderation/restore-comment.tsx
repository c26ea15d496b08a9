import Button from '@mui/material/Button';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { removeComment, restoreComment } from '../api/moderation.ts';
import type { ActionProps } from './action-props.ts';
import { useDecision } from './use-decision.ts';

/** Brings back a comment that was taken out. */
export function RestoreComment({ item, onDone }: ActionProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDecision(
    {
      decide: restoreComment,
      undo: (restored) => removeComment(restored, restored.removalReason ?? ''),
      done: t('admin.common.restored'),
    },
    onDone,
  );
  return (
    <Button
      variant="outlined"
      data-act="restore"
      startIcon={<RotateCcw size={18} aria-hidden />}
      aria-disabled={isPending}
      onClick={() => isPending || mutate({ item })}
    >
      {t('admin.moderation.restore')}
    </Button>
  );
}
