import type { RatingEvent } from '@henna/contracts';
import type { Decider } from '../../shared/commands/decider.ts';

/** What one person gave one product; `null` when nothing stands. */
export type Rating = {
  readonly ratingId: string;
  readonly stars: number;
  readonly givenAt: string;
  readonly changedAt: string | null;
} | null;

export const ratingStream = (productId: string, userId: string): string => `rating-${productId}.${userId}`;

export const rating: Decider<Rating, RatingEvent> = {
  initialState: () => null,
  evolve: (state, event) => {
    switch (event.type) {
      case 'RatingGiven':
      case 'RatingRestored': {
        const { ratingId, stars, givenAt } = event.data;
        return { ratingId, stars, givenAt, changedAt: null };
      }
      case 'RatingChanged':
        return state && { ...state, stars: event.data.to, changedAt: event.data.changedAt };
      case 'RatingWithdrawn':
        return null;
    }
  },
};

/** A second rating changes the first, whose time stays; the same stars again are a no-op. */
export const giveRating =
  (input: {
    readonly ratingId: string;
    readonly productId: string;
    readonly userId: string;
    readonly stars: number;
    readonly at: string;
  }) =>
  (state: Rating): RatingEvent[] => {
    const { productId, userId, stars, at } = input;
    if (!state)
      return [{ type: 'RatingGiven', data: { ratingId: input.ratingId, productId, userId, stars, givenAt: at } }];
    if (state.stars === stars) return [];
    const { ratingId, givenAt } = state;
    return [
      {
        type: 'RatingChanged',
        data: { ratingId, productId, userId, givenAt, from: state.stars, to: stars, changedAt: at },
      },
    ];
  };

/** Takes a rating back; a no-op where none stands. */
export const withdrawRating =
  ({ productId, userId, at }: { readonly productId: string; readonly userId: string; readonly at: string }) =>
  (state: Rating): RatingEvent[] =>
    state
      ? [
          {
            type: 'RatingWithdrawn',
            data: {
              ratingId: state.ratingId,
              productId,
              userId,
              stars: state.stars,
              givenAt: state.givenAt,
              withdrawnAt: at,
            },
          },
        ]
      : [];

/** Brings a withdrawn rating back; a no-op where one stands. */
export const restoreRating =
  (input: {
    readonly ratingId: string;
    readonly productId: string;
    readonly userId: string;
    readonly stars: number;
    readonly givenAt: string;
    readonly at: string;
  }) =>
  (state: Rating): RatingEvent[] => {
    if (state) return [];
    const { at, ...facts } = input;
    return [{ type: 'RatingRestored', data: { ...facts, restoredAt: at } }];
  };
