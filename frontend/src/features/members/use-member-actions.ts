import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/toast/toasts.ts';
import { untilBatchEnds, type Batch } from '../../admin-kit/batch.ts';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import {
  endSessions,
  invalidateMembers,
  muteMember,
  removeContributions,
  removeSecondFactor,
  restoreContributions,
  unmuteMember,
  type Member,
} from './api.ts';

/** What staff do to a member; what can be undone is offered to be. */
export function useMemberActions({ id, name }: Pick<Member, 'id' | 'name'>) {
  const { t, number } = useTexts();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const onError = failureToast(t('admin.members.actionFailed'));
  const onProgress = (text: 'removing' | 'restoring') => (batch: Batch) =>
    setProgress(
      t(`admin.members.${text}`, { done: number(batch.changed + batch.skipped), total: number(batch.total) }),
    );
  const untilEnded = async (batch: Batch | null, text: 'removing' | 'restoring') =>
    batch && untilBatchEnds(batch, onProgress(text));
  /** @param undo what undoes it */
  const useAction = <Input>(request: (input: Input) => Promise<unknown>, done: string, undo?: (input: Input) => void) =>
    useMutation({
      mutationFn: request,
      onSuccess: async (_answer, input) => {
        showToast({ title: done, tone: 'success', undo: undo && (() => undo(input)) });
        await invalidateMembers(client);
      },
      onError,
      onSettled: () => setProgress(null),
    });
  const unmute = useAction(() => unmuteMember(id), t('admin.members.unmuteDone', { name }));
  const mute = useAction(
    (reason: string) => muteMember(id, reason),
    t('admin.members.muteDone', { name }),
    () => unmute.mutate(),
  );
  const end = useAction((reason: string) => endSessions(id, reason), t('admin.members.sessionsEnded'));
  const removeFactor = useAction(
    (reason: string) => removeSecondFactor(id, reason),
    t('admin.members.secondFactorRemoved'),
  );
  const restore = useAction(
    async () => untilEnded(await restoreContributions(id), 'restoring'),
    t('admin.members.restored'),
  );
  const remove = useAction(
    async (reason: string) => untilEnded(await removeContributions(id, reason), 'removing'),
    t('admin.members.removed'),
    () => restore.mutate(),
  );
  return { mute, unmute, end, removeFactor, remove, isBusy: remove.isPending || restore.isPending, progress };
}
