import type { EventType } from '../entities/entities.ts';
import type { Language } from '../shared/event.ts';
import type { MetricGroup, MetricName } from './metrics.ts';
import type { ScoredKind } from '../catalogue/trend.document.ts';

/** Points for one act of each kind, and how fast they fade. */
export interface WhatIfRules {
  readonly points: Readonly<Record<ScoredKind, number>>;
  readonly halfLifeDays: number;
}

// Requests to the analytics program and its answers; `projections/src/analytics/server.ts` lists the routes. Positions are
// decimal strings in JSON and bigints in the program.

/** The language of the page on which somebody acted; `unknown` for imports and the API. */
export type MetricLanguage = Language | 'unknown';
export const metricLanguages: readonly MetricLanguage[] = ['en', 'ar', 'unknown'];

/** What is counted: ids, all of which must match. */
export interface MetricFilter {
  readonly product?: string | undefined;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly option?: string | undefined;
  readonly language?: MetricLanguage | undefined;
}

/** `POST /metric`: a metric over a period. */
export interface FiguresQuery {
  readonly metric: MetricName;
  readonly group: MetricGroup | null;
  readonly filter: MetricFilter;
  /**
   * Where the steps of the period begin, and where the last ends: UTC hours since 1970-01-01, ascending. Activity of an
   * hour belongs to the step in which the hour begins; a step may have none.
   */
  readonly edges: readonly number[];
  /** At most so many groups are answered. */
  readonly limit: number;
}

export interface GroupFigures {
  /** Id of the group, or the language; `null` for the whole. */
  readonly key: string | null;
  /** `null` where there is nothing to divide by. */
  readonly total: number | null;
  /** What the total of a share or mean was divided by; else `null`. */
  readonly outOf: number | null;
  /** One for each step. */
  readonly values: readonly (number | null)[];
}

export interface MetricFigures<Position = string> {
  /** Highest totals first. */
  readonly series: readonly GroupFigures[];
  /** All groups added up, answered or not; `null` without groups and where their figures do not add up. */
  readonly sum: Pick<GroupFigures, 'total' | 'values'> | null;
  /** How many groups there are, answered or not. */
  readonly groups: number;
  /** Position of the log up to which it counts. */
  readonly position: Position;
}

/** `POST /what-if`: the ranking under draft rules. */
export interface RankingQuery extends WhatIfRules {
  readonly limit: number;
}

export interface DraftRank {
  readonly productId: string;
  readonly rank: number;
  readonly score: number;
  /** Its rank under the live rules, estimated without their cap too; `null` without a score. */
  readonly liveRank: number | null;
}

export interface DraftRanking<Position = string> {
  readonly products: readonly DraftRank[];
  /** How many products have a score. */
  readonly ranked: number;
  readonly position: Position;
}

/** By position in the log. */
export const eventsOrders = ['oldest', 'newest'] as const;
export type EventsOrder = (typeof eventsOrders)[number];

/** `POST /events`: an absent member does not limit the list. */
export interface EventsQuery<Position = string> {
  readonly filter: MetricFilter;
  readonly types?: readonly EventType[] | undefined;
  /** Types that are left out. */
  readonly exceptTypes?: readonly EventType[] | undefined;
  /** `actAt` in ms since 1970: the first moment, and the first that is too late. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Beyond this position only. */
  readonly after?: Position | undefined;
  /** Before this position only. */
  readonly before?: Position | undefined;
  /** Oldest first by default. */
  readonly order?: EventsOrder | undefined;
  /** At most so many. */
  readonly limit: number;
}

/** What every answer but `/events` and `/tables` carries besides. */
export interface AnswerTime {
  readonly asOf: string;
}
