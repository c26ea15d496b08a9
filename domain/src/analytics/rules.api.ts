import type { TrendingRules } from './rules.events.ts';
import type { ScenarioExclusions } from './scenario.events.ts';

/** `GET /api/analytics/rules`. */
export interface TrendingRulesRecord {
  /** As they were set last. */
  readonly rules: TrendingRules;
  /** By which lists are ordered now: others than `rules` while the scores are being built anew. */
  readonly live: TrendingRules;
  readonly isLive: boolean;
  /** What `If-Match` takes; -1 until somebody changes them. */
  readonly revision: number;
  readonly changedAt: string | null;
  /** The token that changed them. */
  readonly changedBy: string | null;
}

/** `GET /api/analytics/scenarios`. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly rules: TrendingRules;
  readonly exclusions: ScenarioExclusions;
  readonly savedAt: string;
  /** The token that saved it. */
  readonly savedBy: string | null;
}
