export const scoredKinds = ['visits', 'votes', 'ratings', 'comments'] as const;
export type ScoredKind = (typeof scoredKinds)[number];

/** Days of one `TrendBlockDocument`. */
export const trendBlockDays = 32;

export interface TrendBlockDay {
  /** Acts that stand, by kind. */
  readonly counts: Readonly<Record<ScoredKind, number>>;
  /** Their points by kind, under the cap per person and day; they add up to the day's points of the product. */
  readonly points: Readonly<Record<ScoredKind, number>>;
}

/**
 * Part `trend` of view `product`: a product's days by kind, in blocks of 32, so that no document grows for ever. A block
 * without acts is not kept.
 */
export interface TrendBlockDocument {
  /** `trendBlockId` */
  readonly _id: string;
  /** By UTC day number (days since 1970-01-01); a day without acts is left out. */
  readonly days: Readonly<Record<string, TrendBlockDay>>;
}

/** The block that holds a day. @param day UTC day number */
export const trendBlockId = (productId: string, day: number): string =>
  `${productId}.${Math.floor(day / trendBlockDays)}`;
