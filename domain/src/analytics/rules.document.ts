import type { Positioned } from '../shared/views.ts';
import type { TrendingRules } from './rules.events.ts';

/**
 * Part `rules` of view `product`: one document, absent while nobody has changed the rules. A build is made by one set of
 * rules from its first event to its last; where the log has others by now, another build is on its way.
 */
export interface TrendingRulesDocument extends Positioned {
  readonly _id: 'trending';
  /** By which the scores of this build are made. */
  readonly live: TrendingRules;
  /** What the log says. */
  readonly latest: TrendingRules;
  /** Stream revision of the latest change. */
  readonly revision: number;
  readonly changedAt: Date;
  /** Name of the token that changed them; `null` where it was none. */
  readonly changedBy: string | null;
}
