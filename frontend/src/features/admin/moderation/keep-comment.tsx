import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keepComment, reopenReports } from '../api/moderation.ts';
import type { ActionProps } from './action-props.ts';
import { useDecision } from './use-decision.ts';

/** Lets a reported comment stand. */
export function KeepComment({ item, onDone }: ActionProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDecision(
    { decide: keepComment, undo: reopenReports, done: t('admin.moderation.keptToast') },
    onDone,
  );
  return (
    <Button
      variant="outlined"
      data-act="keep"
      startIcon={<Check size={18} aria-hidden />}
      aria-disabled={isPending}
      onClick={() => isPending || mutate({ item })}
    >
      {t('admin.moderation.keep')}
    </Button>
  );
}
