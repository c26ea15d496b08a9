import type { Aggregate } from '../shared/aggregate.ts';
import { RemovedByModeratorError } from '../shared/errors.ts';
import type { RatingEvent, RatingReset } from './rating.events.ts';

export interface RatingFacts {
  readonly ratingId: string;
  readonly stars: number;
  readonly givenAt: string;
  readonly changedAt: string | null;
}

export interface Rating {
  readonly active: RatingFacts | null;
  /** What a moderator removed. */
  readonly removed: RatingFacts | null;
  /** What a batch reset; `null` once another event followed. */
  readonly reset: (Pick<Rating, 'active' | 'removed'> & { readonly batchId: string }) | null;
}

export const ratingStream = (productId: string, userId: string): string => `rating-${productId}.${userId}`;

export const rating: Aggregate<Rating, RatingEvent> = {
  initialState: () => noRating,
  evolve: (state, event) => {
    switch (event.type) {
      case 'RatingGiven':
      case 'RatingRestored': {
        const { ratingId, stars, givenAt } = event.data;
        return { ...noRating, active: { ratingId, stars, givenAt, changedAt: null } };
      }
      // A reset may come between, so each event gives the whole state that follows from it.
      case 'RatingChanged': {
        const { ratingId, to, givenAt, changedAt } = event.data;
        return { ...noRating, active: { ratingId, stars: to, givenAt, changedAt } };
      }
      case 'RatingWithdrawn':
        return noRating;
      case 'RatingRemovedByModerator': {
        const { ratingId, stars, givenAt } = event.data;
        const changedAt = state.active?.changedAt ?? null;
        return { ...noRating, removed: { ratingId, stars, givenAt, changedAt } };
      }
      case 'RatingReset':
        return { ...noRating, reset: { ...resetOf(event.data), batchId: event.data.batchId } };
      case 'RatingResetUndone':
        return { ...noRating, ...resetOf(event.data) };
    }
  },
};

const noRating: Rating = { active: null, removed: null, reset: null };

const resetOf = ({
  ratingId,
  stars,
  givenAt,
  changedAt,
  removed,
}: Omit<RatingReset['data'], 'resetAt'>): Omit<Rating, 'reset'> => {
  const given = { ratingId, stars, givenAt, changedAt };
  return removed ? { active: null, removed: given } : { active: given, removed: null };
};

interface RatingInput {
  readonly productId: string;
  readonly userId: string;
  readonly at: string;
}

interface RatingIdInput extends RatingInput {
  readonly ratingId: string;
}

/** A second rating changes the first, whose time stays; the same stars are a no-op. Throws {@link RemovedByModeratorError}. */
export const giveRating =
  ({ ratingId: newId, productId, userId, stars, at }: RatingIdInput & { readonly stars: number }) =>
  ({ active, removed }: Rating): RatingEvent[] => {
    if (removed) throw new RemovedByModeratorError();
    if (!active) return [{ type: 'RatingGiven', data: { ratingId: newId, productId, userId, stars, givenAt: at } }];
    const { ratingId, givenAt, stars: from } = active;
    if (from === stars) return [];
    return [{ type: 'RatingChanged', data: { ratingId, productId, userId, givenAt, from, to: stars, changedAt: at } }];
  };

/** A no-op where no rating is active. */
export const withdrawRating =
  ({ productId, userId, at }: RatingInput) =>
  ({ active }: Rating): RatingEvent[] => {
    if (!active) return [];
    const { ratingId, stars, givenAt } = active;
    return [{ type: 'RatingWithdrawn', data: { ratingId, productId, userId, stars, givenAt, withdrawnAt: at } }];
  };

/** Restores a withdrawn rating; a no-op where one is active or removed. */
export const restoreRating =
  ({ at, ...facts }: RatingIdInput & { readonly stars: number; readonly givenAt: string }) =>
  ({ active, removed }: Rating): RatingEvent[] =>
    active || removed ? [] : [{ type: 'RatingRestored', data: { ...facts, restoredAt: at } }];

/** A moderator removes a rating; a no-op where it is not active. */
export const removeRating =
  ({ ratingId, productId, userId, at }: RatingIdInput) =>
  ({ active }: Rating): RatingEvent[] => {
    if (active?.ratingId !== ratingId) return [];
    const { stars, givenAt } = active;
    return [{ type: 'RatingRemovedByModerator', data: { ratingId, productId, userId, stars, givenAt, removedAt: at } }];
  };

/** Restores a rating that a moderator removed; any other stays as it is. */
export const restoreRemovedRating =
  ({ ratingId, productId, userId, at }: RatingIdInput) =>
  ({ removed }: Rating): RatingEvent[] => {
    if (removed?.ratingId !== ratingId) return [];
    const { stars, givenAt } = removed;
    return [{ type: 'RatingRestored', data: { ratingId, productId, userId, stars, givenAt, restoredAt: at } }];
  };

interface ResetInput extends RatingInput {
  readonly batchId: string;
}

/** Resets a rating, also one that a moderator removed; one with another id stays as it is. */
export const resetRating =
  ({ productId, userId, batchId, ratingId, at }: ResetInput & { readonly ratingId: string }) =>
  ({ active, removed }: Rating): RatingEvent[] => {
    const rating = active ?? removed;
    if (rating?.ratingId !== ratingId) return [];
    const data = { ...rating, productId, userId, batchId, removed: removed !== null, resetAt: at };
    return [{ type: 'RatingReset', data }];
  };

/** Restores what a batch reset, unless another event followed. */
export const undoRatingReset =
  ({ productId, userId, batchId, at }: ResetInput) =>
  ({ reset }: Rating): RatingEvent[] => {
    const rating = reset?.batchId === batchId && (reset.active ?? reset.removed);
    if (!rating) return [];
    const data = { ...rating, productId, userId, batchId, removed: reset.removed !== null, undoneAt: at };
    return [{ type: 'RatingResetUndone', data }];
  };
