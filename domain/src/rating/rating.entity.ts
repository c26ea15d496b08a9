import { number, type Entity, type RecordState } from '../entities/entity.ts';
import type { RatingEvent, RatingReset, RatingResetUndone, RatingWithdrawn } from './rating.events.ts';
import { rating, ratingStream, type Rating } from './rating.ts';

type ResetEvent = RatingReset | RatingResetUndone;

const ofRating = {
  stream: ({ productId, userId }: Pick<RatingWithdrawn['data'], 'productId' | 'userId'>) =>
    ratingStream(productId, userId),
  aggregate: rating,
  fields: { stars: number },
  member: 'userId',
  product: 'productId',
} as const;
const withdrawn = ({ stars }: { readonly stars: number }) => ({ from: { stars }, to: {} });

export const ratingEntity: Entity<
  'rating',
  Exclude<RatingEvent, ResetEvent>,
  Rating,
  { file: 'ratings'; view: 'rating' }
> = {
  ...ofRating,
  kind: 'rating',
  file: 'ratings',
  id: { field: 'ratingId' },
  record: ({ active, removed }, { ratingId }): RecordState | undefined => {
    const found = [active, removed].find((each) => each?.ratingId === ratingId);
    return found ? { revision: -1, removed: found === removed, fields: {} } : undefined;
  },
  events: {
    RatingGiven: { action: 'added', at: 'givenAt', undo: 'opinion' },
    RatingChanged: {
      action: 'changed',
      at: 'changedAt',
      changes: ({ from, to }) => ({ from: { stars: from }, to: { stars: to } }),
    },
    RatingWithdrawn: { action: 'removed', at: 'withdrawnAt', undo: 'opinion', changes: withdrawn },
    RatingRemovedByModerator: { action: 'removed', at: 'removedAt', undo: 'moderator', changes: withdrawn },
    RatingRestored: { action: 'restored', at: 'restoredAt', undo: 'moderator', undoOfImport: 'opinion' },
  },
  view: 'rating',
};

/** The rating that a batch resets. */
export const ratingResetEntity: Entity<'ratingReset', ResetEvent, Rating> = {
  ...ofRating,
  kind: 'ratingReset',
  id: { field: 'batchId' },
  subject: { kinds: ['rating'], subjectOf: ({ ratingId }) => ['rating', ratingId] },
  events: {
    RatingReset: { action: 'removed', at: 'resetAt', undo: 'opinion' },
    RatingResetUndone: { action: 'restored', at: 'undoneAt' },
  },
};
