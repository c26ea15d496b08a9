import type { ScoredKind } from '../catalogue/trend.document.ts';
import type { EventOf } from '../shared/event.ts';

/** What the trending order is worked out by. */
export interface TrendingRules {
  /** Points for one act of each kind: whole numbers, so that day sums stay exact. */
  readonly points: Readonly<Record<ScoredKind, number>>;
  /** The most that one person gives one product on one UTC day; whole points. */
  readonly capPerPersonAndDay: number;
  /** After so many days points count half. */
  readonly halfLifeDays: number;
}

/** Stream `rules-trending`. Until the first one `rankingRules` hold. */
export type TrendingRulesChanged = EventOf<
  'TrendingRulesChanged',
  {
    readonly from: TrendingRules;
    readonly to: TrendingRules;
    readonly changedAt: string;
  }
>;

export const trendingRulesStream = 'rules-trending';
