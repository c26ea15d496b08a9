import type { RatingDocument } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const own = { ratingId: 'r', productId: 'p', userId: 'u', givenAt: '2026-03-01T10:00:00.000Z' };
const given: NewEvent = { type: 'RatingGiven', data: { ...own, stars: 4 } };
const changed: NewEvent = {
  type: 'RatingChanged',
  data: { ...own, from: 4, to: 2, changedAt: '2026-03-05T10:00:00.000Z' },
};
const withdrawn: NewEvent = {
  type: 'RatingWithdrawn',
  data: { ...own, stars: 2, withdrawnAt: '2026-03-06T10:00:00.000Z' },
};
const restored: NewEvent = {
  type: 'RatingRestored',
  data: { ...own, stars: 2, restoredAt: '2026-03-07T10:00:00.000Z' },
};

const ratings = async (...events: readonly EventWithOrigin[]) =>
  (await project(logOf(...events))).documents<RatingDocument>('rating');

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
  const removal: NewEvent = { type: 'RatingRemovedByModerator', data: { ...own, stars: 2, removedAt } };
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-08T10:00:00.000Z' } };
  const removed = async (...events: readonly EventWithOrigin[]) =>
    (await project(logOf(...events))).documents('rating', 'removed');
  expect(await ratings(given, changed, removal)).toEqual([]);
  const changedAt = new Date('2026-03-05T10:00:00.000Z');
  expect(await removed(given, changed, removal)).toMatchObject([
    { _id: 'r', stars: 2, changedAt, removedAt: new Date(removedAt) },
  ]);
  expect(await ratings(given, changed, removal, restored)).toMatchObject([{ stars: 2, changedAt }]);
  expect(await removed(given, changed, removal, restored)).toEqual([]);
  expect(await removed(given, removal, erased)).toEqual([]);
});

it('forgets with its person what was withdrawn', async () => {
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-08T10:00:00.000Z' } };
  const parts = async (...events: readonly EventWithOrigin[]) =>
    (await project(logOf(...events))).documents('rating', 'inactive');
  expect(await parts(given, withdrawn)).toMatchObject([{ _id: 'r', userId: 'u' }]);
  expect(await parts(given, withdrawn, erased)).toEqual([]);
});

it('brings back after a reset a changed rating, and one that a moderator removed, as it was', async () => {
  const at = '2026-03-09T10:00:00.000Z';
  const removed: NewEvent = { type: 'RatingRemovedByModerator', data: { ...own, stars: 2, removedAt: at } };
  const after = async (isRemoved: boolean, ...more: readonly EventWithOrigin[]) => {
    const data = { ...own, stars: 2, changedAt: '2026-03-05T10:00:00.000Z', removed: isRemoved, batchId: 'batch' };
    const reset: NewEvent = { type: 'RatingReset', data: { ...data, resetAt: at } };
    const undone: NewEvent = { type: 'RatingResetUndone', data: { ...data, undoneAt: at } };
    const parts = async (...events: readonly EventWithOrigin[]) => {
      const views = await project(logOf(given, changed, ...more, ...events));
      return [undefined, 'removed'].map((part) => views.documents('rating', part));
    };
    expect(await parts(reset)).toEqual([[], []]);
    return parts(reset, undone);
  };
  const rating = { _id: 'r', stars: 2, changedAt: new Date('2026-03-05T10:00:00.000Z') };
  expect(await after(false)).toMatchObject([[rating], []]);
  expect(await after(true, removed)).toMatchObject([[], [{ ...rating, removedAt: new Date(at) }]]);
});

it('brings back what an import had replaced under the same id, as it was before', async () => {
  const at = '2026-03-09T10:00:00.000Z';
  const data = { ...own, stars: 2, changedAt: '2026-03-05T10:00:00.000Z', removed: false, batchId: 'batch' };
  const again: NewEvent = { type: 'RatingGiven', data: { ...own, stars: 5, givenAt: at } };
  const replaced: readonly EventWithOrigin[] = [
    [given, 'demo'],
    changed,
    { type: 'RatingReset', data: { ...data, resetAt: at } },
    again,
  ];
  expect(await ratings(...replaced)).toMatchObject([{ stars: 5, givenAt: new Date(at), changedAt: null, demo: false }]);
  expect(await ratings(...replaced, { ...withdrawn, data: { ...withdrawn.data, stars: 5 } }, restored)).toMatchObject([
    { stars: 2, givenAt: new Date(own.givenAt), changedAt: new Date(data.changedAt), demo: true },
  ]);
});
