import type { TrendingRules } from '@henna/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { whatIfQuery, type DraftRules } from '../api/what-if.ts';
import type { WhatIfAnswer } from '../api-types.ts';
import { countsSomething, needsReplay, serializeDraft } from './draft-rules.ts';
import { useExactReplay, type ExactReplay } from './use-exact-replay.ts';

/** Milliseconds of rest before the approximate ranking and before a replay are requested. */
const [atOnceMs, exactMs] = [60, 900];

export interface DraftRanking {
  readonly atOnce: UseQueryResult<WhatIfAnswer>;
  readonly exact: ExactReplay;
  /** Whether the exact ranking of the draft is there. */
  readonly isExact: boolean;
  /** Whether the exact ranking of the draft is being calculated, or about to be: what is shown is out of date. */
  readonly isPending: boolean;
  /** Asks for the exact ranking; absent where it was asked for, or is needed anyway. */
  readonly onAsk: (() => void) | undefined;
}

/**
 * The ranking of a draft: approximate at once, and exact when a replay is done.
 * @param live the rules that it is compared with
 * @param revision of these rules
 */
export function useRanking(draft: DraftRules, live: TrendingRules, revision: number): DraftRanking {
  const [requestedDraft, setRequestedDraft] = useState('');
  const previewDraft = useDebounced(draft, atOnceMs);
  const replayDraft = useDebounced(draft, exactMs);
  const [draftKey, replayKey] = [serializeDraft(draft), serializeDraft(replayDraft)];
  const needsExact = (each: DraftRules, key: string) =>
    countsSomething(each) && (needsReplay(each, live) || requestedDraft === key);
  const atOnce = useQuery({ ...whatIfQuery(previewDraft, revision), enabled: countsSomething(previewDraft) });
  const exact = useExactReplay(needsExact(replayDraft, replayKey) ? replayDraft : null, revision);
  const isSettled = draftKey === replayKey;
  const isAsked = needsExact(draft, draftKey);
  return {
    atOnce,
    exact,
    isExact: isSettled && exact.replay?.state === 'done',
    isPending: isAsked && (!isSettled || exact.isUnderWay),
    onAsk: isAsked ? undefined : () => setRequestedDraft(draftKey),
  };
}
