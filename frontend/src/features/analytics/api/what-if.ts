import type { TrendingRules } from '@henna/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../../admin-kit/request.ts';
import { untilPrepared } from './analytics.ts';
import type { Replay, ReplaySummary, Scenario, TrendingRulesRecord, WhatIfAnswer } from '../api-types.ts';

export const maxRanks = 50;
const replayPollMs = 700;
const rulesPollMs = 1_000;

export interface DraftRules extends TrendingRules {
  readonly withoutDemo: boolean;
  readonly withoutSuspected: boolean;
  readonly withoutProducts: readonly string[];
}

/** The rules; polled while scores are rebuilt by them. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: ['/api/analytics/rules'],
    queryFn: adminRead<TrendingRulesRecord>,
    refetchInterval: ({ state }) => (state.data?.isLive === false ? rulesPollMs : false),
  });

/**
 * The approximate ranking, without cap and exclusions; the previous one stays until it is there.
 * @param revision of the live rules that it is compared with
 */
export const whatIfQuery = (
  { points, halfLifeDays }: Pick<TrendingRules, 'points' | 'halfLifeDays'>,
  revision: number,
) =>
  queryOptions({
    queryKey: ['/api/analytics/what-if', { points, halfLifeDays }, revision],
    queryFn: ({ signal }) =>
      adminRequest<WhatIfAnswer>('/api/analytics/what-if', {
        method: 'POST',
        body: { points, halfLifeDays, limit: maxRanks },
        signal,
      }),
    ...untilPrepared,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 60_000,
  });

/**
 * Starts an exact replay, once for the same inputs.
 * @param revision of the live rules that it is compared with
 */
export const replayStartQuery = (draft: DraftRules, revision: number) =>
  queryOptions({
    queryKey: ['/api/analytics/replays', 'begun', draft, revision],
    queryFn: () => adminRequest<ReplaySummary>('/api/analytics/replays', { method: 'POST', body: { ...draft } }),
    staleTime: Infinity,
    retry: false,
  });

export const isUnderWay = (replay: Pick<ReplaySummary, 'state'>): boolean =>
  replay.state === 'waiting' || replay.state === 'running';

export const replayQuery = (id: string) =>
  queryOptions({
    queryKey: [`/api/analytics/replays/${id}`],
    queryFn: adminRead<Replay>,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : replayPollMs),
  });

export const cancelReplay = (id: string): Promise<Replay> =>
  adminRequest(`/api/analytics/replays/${id}`, { method: 'DELETE' });

/** @throws ApiError 409 `CHANGED_SINCE` when the rules have another revision */
export const changeRules = (rules: TrendingRules, revision: number, reason: string): Promise<TrendingRulesRecord> =>
  adminRequest('/api/analytics/rules', { method: 'PUT', body: rules, revision, reason });

export const scenariosQuery = () =>
  queryOptions({ queryKey: ['/api/analytics/scenarios'], queryFn: adminRead<readonly Scenario[]> });

export const saveScenario = (scenario: Pick<Scenario, 'name' | 'rules' | 'exclusions'>): Promise<Scenario> =>
  adminRequest('/api/analytics/scenarios', { method: 'POST', body: scenario });

export const removeScenario = (id: string): Promise<null> =>
  adminRequest(`/api/analytics/scenarios/${id}`, { method: 'DELETE' });
