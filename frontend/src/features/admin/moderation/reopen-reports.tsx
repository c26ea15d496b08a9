import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keepComment, reopenReports } from '../api/moderation.ts';
import type { ActionProps } from './action-props.ts';
import { useDecision } from './use-decision.ts';

/** Puts a comment that was kept back into the queue. */
export function ReopenReports({ item, onDone }: ActionProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDecision(
    { decide: reopenReports, undo: keepComment, done: t('admin.moderation.reopenedToast') },
    onDone,
  );
  return (
    <Button
      variant="outlined"
      data-act="reopen"
      startIcon={<Undo2 size={18} aria-hidden />}
      aria-disabled={isPending}
      onClick={() => isPending || mutate({ item })}
    >
      {t('admin.moderation.reopen')}
    </Button>
  );
}
