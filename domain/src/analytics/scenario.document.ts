import type { Positioned } from '../shared/views.ts';
import type { TrendingRules } from './rules.events.ts';
import type { ScenarioExclusions } from './scenario.events.ts';

/** View `scenario`: those that stand. */
export interface ScenarioDocument extends Positioned {
  readonly _id: string;
  readonly name: string;
  readonly rules: TrendingRules;
  readonly exclusions: ScenarioExclusions;
  readonly savedAt: Date;
  /** Name of the token that saved it. */
  readonly savedBy: string | null;
}
