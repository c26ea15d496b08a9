import type { EventOf } from '../shared/event.ts';

interface OfRating {
  readonly ratingId: string;
  readonly productId: string;
  readonly userId: string;
  /** The first giving: a changed rating counts once, on its first day. */
  readonly givenAt: string;
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

export type RatingEvent = RatingGiven | RatingChanged | RatingWithdrawn | RatingRemovedByModerator | RatingRestored;
