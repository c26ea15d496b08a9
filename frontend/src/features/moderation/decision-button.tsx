import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { useToasts } from '../../admin-kit/use-texts.ts';
import {
  keepComment,
  removeComment,
  invalidateModeration,
  reopenReports,
  restoreComment,
  type QueuedComment,
} from './api.ts';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { useRemovalReasons } from './removal-reasons.ts';

export interface Decision {
  readonly decide: (item: QueuedComment, reason: string) => Promise<unknown>;
  readonly undo: (item: QueuedComment) => Promise<unknown>;
  readonly doneText: string;
}

/** Carries out a moderator's decision, and offers to undo it. */
export function useDecision({ decide, undo, doneText }: Decision, onDone: () => void) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const onError = failureToast(t('admin.moderation.failed'));
  const back = useMutation({
    mutationFn: undo,
    onSuccess: async () => {
      await invalidateModeration(client);
      showToast({ title: t('admin.moderation.undone'), tone: 'success' });
    },
    onError,
  });
  return useMutation({
    mutationFn: ({ item, reason = '' }: { readonly item: QueuedComment; readonly reason?: string }) =>
      decide(item, reason),
    onSuccess: async (_answer, { item }) => {
      onDone();
      showToast({ title: doneText, tone: 'success', undo: () => back.mutate(item) });
      await invalidateModeration(client);
    },
    onError: async (error) => {
      onError(error);
      // The text may be another by now.
      await invalidateModeration(client);
    },
  });
}

const decisions = {
  keep: { Icon: Check, decide: keepComment, undo: reopenReports },
  approve: { Icon: Check, decide: keepComment, undo: reopenReports },
  remove: { Icon: Trash2, decide: removeComment, undo: restoreComment },
  restore: {
    Icon: RotateCcw,
    decide: restoreComment,
    undo: (restored) => removeComment(restored, restored.removalReason ?? ''),
  },
  reopen: { Icon: Undo2, decide: reopenReports, undo: keepComment },
} as const satisfies Record<string, Omit<Decision, 'doneText'> & { readonly Icon: typeof Check }>;

interface DecisionButtonProps {
  readonly action: keyof typeof decisions;
  readonly item: QueuedComment;
  /** Called when the decision was made, to move the focus. */
  readonly onDone: () => void;
}

/** Before a removal it asks for a reason, which the author can read. */
export function DecisionButton({ action, item, onDone }: DecisionButtonProps) {
  const { t } = useTranslation();
  const reasons = useRemovalReasons();
  const [asking, setAsking] = useState(false);
  const doneText = {
    keep: t('admin.moderation.keepDone'),
    approve: t('admin.moderation.approveDone'),
    remove: t('admin.moderation.removeDone'),
    restore: t('admin.common.restored'),
    reopen: t('admin.moderation.reopenDone'),
  }[action];
  const { Icon, ...decision } = decisions[action];
  const { mutate, isPending } = useDecision({ ...decision, doneText }, onDone);
  const asks = action === 'remove';
  return (
    <>
      <Button
        variant="outlined"
        color={asks ? 'error' : 'primary'}
        data-act={action}
        aria-haspopup={asks ? 'dialog' : undefined}
        startIcon={<Icon size={18} aria-hidden />}
        aria-disabled={isPending}
        onClick={() => isPending || (asks ? setAsking(true) : mutate({ item }))}
      >
        {t(`admin.moderation.${action}`)}
      </Button>
      {asking && (
        <DeleteDialog
          title={t('admin.moderation.removeTitle')}
          text={item.comment.parentId === null ? t('admin.moderation.removeThread') : t('admin.moderation.removeReply')}
          hint={t('admin.moderation.reasonHint')}
          confirm={t('admin.moderation.remove')}
          reasons={reasons}
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
