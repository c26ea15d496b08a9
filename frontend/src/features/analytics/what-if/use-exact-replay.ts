import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelReplay, isUnderWay, replayQuery, replayStartQuery, type DraftRules } from '../api/what-if.ts';
import type { Replay } from '../api-types.ts';

export interface ExactReplay {
  /** undefined: not requested, or not begun. */
  readonly replay: Replay | undefined;
  readonly isUnderWay: boolean;
  readonly error: Error | null;
  readonly cancel: () => void;
  readonly retry: () => void;
}

/**
 * The exact ranking from a replay in the background, which is cancelled when the draft changes.
 * @param draft null: none
 * @param revision of the live rules
 */
export function useExactReplay(draft: DraftRules | null, revision: number): ExactReplay {
  const client = useQueryClient();
  const start = useQuery({ ...replayStartQuery(draft ?? ({} as DraftRules), revision), enabled: draft !== null });
  const id = draft === null ? undefined : start.data?.id;
  const { data: replay, error } = useQuery({ ...replayQuery(id ?? ''), enabled: id !== undefined });
  const cancellation = useMutation({
    mutationFn: cancelReplay,
    onSuccess: (cancelled) => client.setQueryData(replayQuery(cancelled.id).queryKey, cancelled),
  });
  const { mutate: cancel } = cancellation;
  const running = useRef<string>(undefined);
  useEffect(() => {
    running.current = id !== undefined && (!replay || isUnderWay(replay)) ? id : undefined;
  });
  useEffect(
    () => () => {
      if (id === undefined || running.current !== id) return;
      client.removeQueries({
        queryKey: ['/api/analytics/replays', 'begun'],
        predicate: ({ state }) => (state.data as { id?: string } | undefined)?.id === id,
      });
      cancel(id);
    },
    [id, cancel, client],
  );
  return {
    replay: id === undefined ? undefined : replay,
    isUnderWay: draft !== null && !start.error && !error && (!replay || isUnderWay(replay)),
    error: draft === null ? null : (start.error ?? error),
    cancel: () => id !== undefined && cancel(id),
    retry: () => {
      if (draft) void client.resetQueries({ queryKey: replayStartQuery(draft, revision).queryKey });
    },
  };
}
