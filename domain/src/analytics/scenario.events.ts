import type { EventOf } from '../shared/event.ts';
import type { TrendingRules } from './rules.events.ts';

/** What a scenario leaves out. Members are not named: the log is for good, and nobody's record is to be kept in it. */
export interface ScenarioExclusions {
  readonly withoutProducts: readonly string[];
  readonly withoutDemo: boolean;
  readonly withoutSuspected: boolean;
}

/** Stream `scenario-<id>`. */
export type ScenarioEvent =
  | EventOf<
      'ScenarioSaved',
      {
        readonly scenarioId: string;
        readonly name: string;
        readonly rules: TrendingRules;
        readonly exclusions: ScenarioExclusions;
        /** Name of the token that saved it. */
        readonly savedBy: string | null;
        readonly savedAt: string;
      }
    >
  | EventOf<'ScenarioRemoved', { readonly scenarioId: string; readonly removedAt: string }>;
