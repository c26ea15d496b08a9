import type { ActKind } from '../catalogue/trend.document.ts';

/** A product's place among those that trend, and why; part of `GET /api/analytics/trending`. */
export interface TrendingProduct {
  readonly productId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly rank: number;
  readonly score: number;
  /** Places won since the end of yesterday and of the day a week ago (UTC); `null` where it had no score then. */
  readonly sinceYesterday: number | null;
  readonly sinceLastWeek: number | null;
  /** Points of the last 28 UTC days, oldest first; the last is today. */
  readonly points: readonly number[];
  /** What makes up its score. */
  readonly parts: readonly { readonly kind: ActKind; readonly count: number; readonly share: number }[];
}

/** `GET /api/analytics/trending`. */
export interface TrendingNow {
  /** In the order of their rank. */
  readonly products: readonly TrendingProduct[];
  /** Those that rose and fell most since the end of the day a week ago. */
  readonly risers: readonly TrendingProduct[];
  readonly fallers: readonly TrendingProduct[];
  /** The same since the end of yesterday. */
  readonly dayRisers: readonly TrendingProduct[];
  readonly dayFallers: readonly TrendingProduct[];
  /** How many products have a score. */
  readonly ranked: number;
  readonly position: string;
  readonly asOf: string;
}
