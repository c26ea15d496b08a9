import type { RatingDocument } from '@henna/contracts';
import { cleared, clearUndone } from '../../../testing/clears.ts';
import { logOf, type Fact, type Given } from '../../../testing/log.ts';
import { project } from '../../../testing/memory-views.ts';

const own = { ratingId: 'r', productId: 'p', userId: 'u', givenAt: '2026-03-01T10:00:00.000Z' };
const given: Fact = { type: 'RatingGiven', data: { ...own, stars: 4 } };
const changed: Fact = {
  type: 'RatingChanged',
  data: { ...own, from: 4, to: 2, changedAt: '2026-03-05T10:00:00.000Z' },
};
const withdrawn: Fact = {
  type: 'RatingWithdrawn',
  data: { ...own, stars: 2, withdrawnAt: '2026-03-06T10:00:00.000Z' },
};
const restored: Fact = { type: 'RatingRestored', data: { ...own, stars: 2, restoredAt: '2026-03-07T10:00:00.000Z' } };

const ratings = async (...facts: readonly Given[]) =>
  (await project(logOf(...facts))).documents<RatingDocument>('rating');

it('keeps a rating with the time it was given', async () => {
  expect(await ratings([given, 'demo'])).toEqual([
    {
      _id: 'r',
      productId: 'p',
      userId: 'u',
      stars: 4,
      givenAt: new Date('2026-03-01T10:00:00.000Z'),
      changedAt: null,
      demo: true,
      position: expect.anything(),
    },
  ]);
});

it('changes the stars and keeps the first time', async () => {
  const times = { givenAt: new Date('2026-03-01T10:00:00.000Z'), changedAt: new Date('2026-03-05T10:00:00.000Z') };
  expect(await ratings(given, changed)).toMatchObject([{ stars: 2, ...times }]);
});

it('lets a withdrawn rating go and brings it back as it was', async () => {
  expect(await ratings(given, changed, withdrawn)).toEqual([]);
  const changedAt = new Date('2026-03-05T10:00:00.000Z');
  expect(await ratings(given, changed, withdrawn, restored)).toMatchObject([{ stars: 2, changedAt }]);
});

it('keeps what a moderator removed, until it is restored or its person erased', async () => {
  const removedAt = '2026-03-06T10:00:00.000Z';
  const taken: Fact = { type: 'RatingRemovedByModerator', data: { ...own, stars: 2, removedAt } };
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-08T10:00:00.000Z' } };
  const removed = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents('rating', 'removed');
  expect(await ratings(given, changed, taken)).toEqual([]);
  const changedAt = new Date('2026-03-05T10:00:00.000Z');
  expect(await removed(given, changed, taken)).toMatchObject([
    { _id: 'r', stars: 2, changedAt, removedAt: new Date(removedAt) },
  ]);
  expect(await ratings(given, changed, taken, restored)).toMatchObject([{ stars: 2, changedAt }]);
  expect(await removed(given, changed, taken, restored)).toEqual([]);
  expect(await removed(given, taken, erased)).toEqual([]);
});

it('forgets with its person what was withdrawn', async () => {
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-08T10:00:00.000Z' } };
  const parts = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents('rating', 'withdrawn');
  expect(await parts(given, withdrawn)).toMatchObject([{ _id: 'u', ratings: [{ ratingId: 'r' }] }]);
  expect(await parts(given, withdrawn, erased)).toEqual([]);
});

it('lets all ratings go at a clear, and gives back those in whose place nobody acted since', async () => {
  const [clear, undone] = [cleared('ratings'), clearUndone('ratings')];
  const anew = { ...own, ratingId: 's' };
  const givenAnew: Fact = { type: 'RatingGiven', data: { ...anew, stars: 1 } };
  expect(await ratings(given, changed, clear)).toEqual([]);
  const whole = { ...(await ratings([given, 'demo'], changed))[0], position: expect.anything() };
  expect(await ratings([given, 'demo'], changed, clear, undone)).toEqual([whole]);
  expect(await ratings(given, clear, changed)).toMatchObject([{ _id: 'r', stars: 2 }]);
  expect(await ratings(given, clear, givenAnew, undone)).toMatchObject([{ _id: 's', stars: 1 }]);
  const takenBack: Fact = { type: 'RatingWithdrawn', data: { ...anew, stars: 1, withdrawnAt: own.givenAt } };
  const changedAt = new Date('2026-03-05T10:00:00.000Z');
  expect(await ratings(given, changed, clear, givenAnew, takenBack, restored, undone)).toMatchObject([
    { _id: 'r', stars: 2, changedAt },
  ]);
});
