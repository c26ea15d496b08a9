import type { EventOf } from '../shared/event.ts';

interface OfRating {
  readonly ratingId: string;
  readonly productId: string;
  readonly userId: string;
  /** The first giving: a changed rating counts once, on its first day. */
  readonly givenAt: string;
}

/** A rating that a batch resets, or whose reset it undoes. */
interface OfReset extends OfRating {
  readonly stars: number;
  readonly changedAt: string | null;
  /** Whether a moderator had removed it, so that it did not count. */
  readonly removed: boolean;
  /** The batch that reset it, in both events. */
  readonly batchId: string;
}

export type RatingGiven = EventOf<'RatingGiven', OfRating & { readonly stars: number }>;
export type RatingChanged = EventOf<
  'RatingChanged',
  OfRating & { readonly from: number; readonly to: number; readonly changedAt: string }
>;
export type RatingWithdrawn = EventOf<
  'RatingWithdrawn',
  OfRating & { readonly stars: number; readonly withdrawnAt: string }
>;
/** By a moderator: its person can't rate the product again until it is restored. */
export type RatingRemovedByModerator = EventOf<
  'RatingRemovedByModerator',
  OfRating & { readonly stars: number; readonly removedAt: string }
>;
export type RatingRestored = EventOf<
  'RatingRestored',
  OfRating & { readonly stars: number; readonly restoredAt: string }
>;
/** The rating counts no more, and its person can rate again. */
export type RatingReset = EventOf<'RatingReset', OfReset & { readonly resetAt: string }>;
/** The rating is what it was before that batch. */
export type RatingResetUndone = EventOf<'RatingResetUndone', OfReset & { readonly undoneAt: string }>;

export type RatingEvent =
  | RatingGiven
  | RatingChanged
  | RatingWithdrawn
  | RatingRemovedByModerator
  | RatingRestored
  | RatingReset
  | RatingResetUndone;
