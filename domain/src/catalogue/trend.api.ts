import type { ActKind } from './trend.document.ts';

/** One UTC day of a product: what stands of that day, and the points it gives under the cap per person. */
export interface TrendDay extends Readonly<Record<ActKind, number>> {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly points: number;
}

/** `GET /api/products/:id/trend`: why a product trends. */
export interface ProductTrend {
  readonly productId: string;
  /** Log2 of the decayed points; `null` without any. */
  readonly score: number | null;
  /** Place in the trending order, from 1; `null` without a score. */
  readonly rank: number | null;
  /** How many products are listed. */
  readonly of: number;
  readonly halfLifeDays: number;
  /** The most points that one person gives the product on one UTC day. */
  readonly capPerPersonAndDay: number;
  /** Points for one act of each kind. */
  readonly worth: Readonly<Record<ActKind, number>>;
  /** The days that the score counts, by kind: acts that stand, their points under the cap, and their share (0 to 1) of the score after decay. */
  readonly parts: readonly {
    readonly kind: ActKind;
    readonly count: number;
    readonly points: number;
    readonly share: number;
  }[];
  /** The last 60 days, oldest first; the last is today (UTC). */
  readonly days: readonly TrendDay[];
  readonly asOf: string;
}
