import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { renewModeration, type QueuedComment } from '../api/moderation.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

export interface Decision {
  readonly decide: (item: QueuedComment, reason: string) => Promise<unknown>;
  /** Takes it back. */
  readonly undo: (item: QueuedComment) => Promise<unknown>;
  readonly done: string;
}

/** Carries out what a moderator decided about a comment, and offers to take it back. */
export function useDecision({ decide, undo, done }: Decision, onDone: () => void) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const fail = (error: Error) =>
    showToast({ title: t('admin.moderation.failed'), description: refusalText(error), tone: 'error' });
  const back = useMutation({
    mutationFn: undo,
    onSuccess: async () => {
      await renewModeration(client);
      showToast({ title: t('admin.moderation.undone'), tone: 'success' });
    },
    onError: fail,
  });
  return useMutation({
    mutationFn: ({ item, reason = '' }: { readonly item: QueuedComment; readonly reason?: string }) =>
      decide(item, reason),
    onSuccess: async (_answer, { item }) => {
      onDone();
      showToast({ title: done, tone: 'success', undo: () => back.mutate(item) });
      await renewModeration(client);
    },
    onError: fail,
  });
}
