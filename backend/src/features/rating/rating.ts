import { RemovedByModeratorError, type Aggregate, type RatingEvent, type RatingReset } from '@henna/domain';

/** What one person gave one product. */
export interface GivenRating {
  readonly ratingId: string;
  readonly stars: number;
  readonly givenAt: string;
  readonly changedAt: string | null;
}

export interface Rating {
  /** `null` when nothing stands. */
  readonly standing: GivenRating | null;
  /** What a moderator took out. */
  readonly removed: GivenRating | null;
  /** What a batch reset, while nobody has acted on it since. */
  readonly reset: (Pick<Rating, 'standing' | 'removed'> & { readonly batchId: string }) | null;
}

export const ratingStream = (productId: string, userId: string): string => `rating-${productId}.${userId}`;

export const rating: Aggregate<Rating, RatingEvent> = {
  initialState: () => noRating,
  evolve: (state, event) => {
    switch (event.type) {
      case 'RatingGiven':
      case 'RatingRestored': {
        const { ratingId, stars, givenAt } = event.data;
        return { ...noRating, standing: { ratingId, stars, givenAt, changedAt: null } };
      }
      // What was changed or removed may have been reset a moment before: each event tells all that follows from it.
      case 'RatingChanged': {
        const { ratingId, to, givenAt, changedAt } = event.data;
        return { ...noRating, standing: { ratingId, stars: to, givenAt, changedAt } };
      }
      case 'RatingWithdrawn':
        return noRating;
      case 'RatingRemovedByModerator': {
        const { ratingId, stars, givenAt } = event.data;
        const changedAt = state.standing?.changedAt ?? null;
        return { ...noRating, removed: { ratingId, stars, givenAt, changedAt } };
      }
      case 'RatingReset':
        return { ...noRating, reset: { ...resetOf(event.data), batchId: event.data.batchId } };
      case 'RatingResetUndone':
        return { ...noRating, ...resetOf(event.data) };
    }
  },
};

const noRating: Rating = { standing: null, removed: null, reset: null };

const resetOf = ({
  ratingId,
  stars,
  givenAt,
  changedAt,
  removed,
}: Omit<RatingReset['data'], 'resetAt'>): Omit<Rating, 'reset'> => {
  const given = { ratingId, stars, givenAt, changedAt };
  return removed ? { standing: null, removed: given } : { standing: given, removed: null };
};

interface Act {
  readonly productId: string;
  readonly userId: string;
  readonly at: string;
}

interface OneRating extends Act {
  readonly ratingId: string;
}

/** A second rating changes the first, whose time stays; the same stars are a no-op. Throws {@link RemovedByModeratorError}. */
export const giveRating =
  ({ ratingId: newId, productId, userId, stars, at }: OneRating & { readonly stars: number }) =>
  ({ standing, removed }: Rating): RatingEvent[] => {
    if (removed) throw new RemovedByModeratorError();
    if (!standing) return [{ type: 'RatingGiven', data: { ratingId: newId, productId, userId, stars, givenAt: at } }];
    const { ratingId, givenAt, stars: from } = standing;
    if (from === stars) return [];
    return [{ type: 'RatingChanged', data: { ratingId, productId, userId, givenAt, from, to: stars, changedAt: at } }];
  };

/** Takes a rating back; a no-op where none stands. */
export const withdrawRating =
  ({ productId, userId, at }: Act) =>
  ({ standing }: Rating): RatingEvent[] => {
    if (!standing) return [];
    const { ratingId, stars, givenAt } = standing;
    return [{ type: 'RatingWithdrawn', data: { ratingId, productId, userId, stars, givenAt, withdrawnAt: at } }];
  };

/** Brings a withdrawn rating back; a no-op where one stands. */
export const restoreRating =
  ({ at, ...facts }: OneRating & { readonly stars: number; readonly givenAt: string }) =>
  ({ standing, removed }: Rating): RatingEvent[] =>
    standing || removed ? [] : [{ type: 'RatingRestored', data: { ...facts, restoredAt: at } }];

/** A moderator takes a rating out; a no-op where it does not stand. */
export const removeRating =
  ({ ratingId, productId, userId, at }: OneRating) =>
  ({ standing }: Rating): RatingEvent[] => {
    if (standing?.ratingId !== ratingId) return [];
    const { stars, givenAt } = standing;
    return [{ type: 'RatingRemovedByModerator', data: { ratingId, productId, userId, stars, givenAt, removedAt: at } }];
  };

/** Brings back a rating that a moderator took out; any other is left as it is. */
export const restoreRemovedRating =
  ({ ratingId, productId, userId, at }: OneRating) =>
  ({ removed }: Rating): RatingEvent[] => {
    if (removed?.ratingId !== ratingId) return [];
    const { stars, givenAt } = removed;
    return [{ type: 'RatingRestored', data: { ratingId, productId, userId, stars, givenAt, restoredAt: at } }];
  };

interface OfReset extends Act {
  readonly batchId: string;
}

/** Resets a rating, also one that a moderator removed; any other than the one meant is left. */
export const resetRating =
  ({ productId, userId, batchId, ratingId, at }: OfReset & { readonly ratingId: string }) =>
  ({ standing, removed }: Rating): RatingEvent[] => {
    const rating = standing ?? removed;
    if (rating?.ratingId !== ratingId) return [];
    const data = { ...rating, productId, userId, batchId, removed: removed !== null, resetAt: at };
    return [{ type: 'RatingReset', data }];
  };

/** Brings back what a batch reset, unless somebody acted on it since. */
export const undoRatingReset =
  ({ productId, userId, batchId, at }: OfReset) =>
  ({ reset }: Rating): RatingEvent[] => {
    const rating = reset?.batchId === batchId && (reset.standing ?? reset.removed);
    if (!rating) return [];
    const data = { ...rating, productId, userId, batchId, removed: reset.removed !== null, undoneAt: at };
    return [{ type: 'RatingResetUndone', data }];
  };
