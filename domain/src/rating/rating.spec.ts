import { RemovedByModeratorError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import type { RatingEvent } from './rating.events.ts';
import {
  giveRating,
  rating,
  removeRating,
  resetRating,
  restoreRating,
  restoreRemovedRating,
  undoRatingReset,
  withdrawRating,
} from './rating.ts';

const { given } = specOf(rating);
const of = { ratingId: 'first', productId: 'product', userId: 'user', givenAt: 'day one' };
const gave = (stars: number): RatingEvent => ({ type: 'RatingGiven', data: { ...of, stars } });
const changed = (from: number, to: number): RatingEvent => ({
  type: 'RatingChanged',
  data: { ...of, from, to, changedAt: 'day two' },
});
const giving = (stars: number, at = 'day two') =>
  giveRating({ ratingId: 'second', productId: 'product', userId: 'user', stars, at });
const withdrawn: RatingEvent = { type: 'RatingWithdrawn', data: { ...of, stars: 4, withdrawnAt: 'day two' } };

describe('a rating', () => {
  test('is given', () =>
    given([])
      .when(giving(4))
      .then([
        {
          type: 'RatingGiven',
          data: { ratingId: 'second', productId: 'product', userId: 'user', stars: 4, givenAt: 'day two' },
        },
      ]));
  test('is changed, keeping its id and first time', () =>
    given([gave(4)])
      .when(giving(5))
      .then([changed(4, 5)]));
  test('stays when the same stars come again', () =>
    given([gave(4), changed(4, 5)])
      .when(giving(5))
      .then([]));
  test('is withdrawn with the stars that stood', () =>
    given([gave(5), changed(5, 4)])
      .when(withdrawRating({ productId: 'product', userId: 'user', at: 'day two' }))
      .then([withdrawn]));
  test('is withdrawn once', () =>
    given([gave(4), withdrawn])
      .when(withdrawRating({ productId: 'product', userId: 'user', at: 'later' }))
      .then([]));
  test('begins anew after a withdrawal', () =>
    given([gave(4), withdrawn])
      .when(giving(2))
      .then([
        {
          type: 'RatingGiven',
          data: { ratingId: 'second', productId: 'product', userId: 'user', stars: 2, givenAt: 'day two' },
        },
      ]));
  const restoring = restoreRating({ ...of, stars: 4, at: 'later' });
  test('comes back as it was', () =>
    given([gave(4), withdrawn])
      .when(restoring)
      .then([{ type: 'RatingRestored', data: { ...of, stars: 4, restoredAt: 'later' } }]));
  test('does not come back over one that stands', () =>
    given([gave(4), withdrawn, gave(2)])
      .when(restoring)
      .then([]));

  const one = { ratingId: 'first', productId: 'product', userId: 'user', at: 'now' };
  const removed = (stars: number): RatingEvent => ({
    type: 'RatingRemovedByModerator',
    data: { ...of, stars, removedAt: 'now' },
  });
  test('is removed by a moderator, once', () => {
    given([gave(5), changed(5, 4)])
      .when(removeRating(one))
      .then([removed(4)]);
    given([gave(4), removed(4)])
      .when(removeRating(one))
      .then([]);
  });
  test('can be neither given nor withdrawn again by its person after that', () => {
    given([gave(4), removed(4)])
      .when(giving(5))
      .thenThrows(RemovedByModeratorError);
    given([gave(4), removed(4)])
      .when(withdrawRating({ productId: 'product', userId: 'user', at: 'now' }))
      .then([]);
    given([gave(4), removed(4)])
      .when(restoring)
      .then([]);
  });
  test('comes back from a moderator’s removal, and from nothing else', () => {
    given([gave(4), removed(4)])
      .when(restoreRemovedRating(one))
      .then([{ type: 'RatingRestored', data: { ...of, stars: 4, restoredAt: 'now' } }]);
    given([gave(4), withdrawn])
      .when(restoreRemovedRating(one))
      .then([]);
  });
});

describe('a reset', () => {
  const reset = (removed = false, stars = 4): RatingEvent => ({
    type: 'RatingReset',
    data: { ...of, stars, changedAt: null, removed, batchId: 'batch', resetAt: 'now' },
  });
  const undone = (removed = false): RatingEvent => ({
    type: 'RatingResetUndone',
    data: { ...of, stars: 4, changedAt: null, removed, batchId: 'batch', undoneAt: 'later' },
  });
  const ids = { productId: 'product', userId: 'user', batchId: 'batch' };
  const resetting = resetRating({ ...ids, ratingId: 'first', at: 'now' });
  const undoing = undoRatingReset({ ...ids, at: 'later' });
  const removed: RatingEvent = { type: 'RatingRemovedByModerator', data: { ...of, stars: 4, removedAt: 'now' } };
  const anew: RatingEvent = { type: 'RatingGiven', data: { ...of, ratingId: 'second', stars: 2 } };

  test('takes the rating that it means, once', () => {
    given([gave(4)])
      .when(resetting)
      .then([reset()]);
    given([gave(4), reset()])
      .when(resetting)
      .then([]);
    given([gave(4), reset(), anew])
      .when(resetting)
      .then([]);
  });
  test('lets its person rate again, also after a moderator', () => {
    given([gave(4), removed])
      .when(resetting)
      .then([reset(true)]);
    given([gave(4), removed, reset(true)])
      .when(giving(5))
      .then([expect.objectContaining({ type: 'RatingGiven' })]);
    given([gave(4), reset()])
      .when(withdrawRating({ productId: 'product', userId: 'user', at: 'now' }))
      .then([]);
  });
  test('is undone unless somebody acted since', () => {
    given([gave(4), reset()])
      .when(undoing)
      .then([undone()]);
    given([gave(4), removed, reset(true)])
      .when(undoing)
      .then([undone(true)]);
    given([gave(4), reset(), anew])
      .when(undoing)
      .then([]);
    given([gave(4), reset(), anew, { ...withdrawn }])
      .when(undoing)
      .then([]);
    given([gave(4), reset(), undone()])
      .when(undoing)
      .then([]);
  });
  test('leaves nothing behind once it is undone', () => {
    given([gave(4), reset(), undone()])
      .when(giving(4))
      .then([]);
    given([gave(4), removed, reset(true), undone(true)])
      .when(giving(4))
      .thenThrows(RemovedByModeratorError);
  });
});
