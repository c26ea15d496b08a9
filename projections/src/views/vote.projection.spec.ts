import type { VoteDocument } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const own = {
  voteId: 'v',
  productId: 'p',
  userId: 'u',
  optionId: 'o',
  vote: 'Good',
  castAt: '2026-03-01T10:00:00.000Z',
};
const cast: NewEvent = { type: 'VoteCast', data: own };
const withdrawn: NewEvent = { type: 'VoteWithdrawn', data: { ...own, withdrawnAt: '2026-03-02T10:00:00.000Z' } };
const restored: NewEvent = { type: 'VoteRestored', data: { ...own, restoredAt: '2026-03-03T10:00:00.000Z' } };

const votes = async (...events: readonly EventWithOrigin[]) =>
  (await project(logOf(...events))).documents<VoteDocument>('vote');

it('keeps a vote that stands, with the time it was cast', async () => {
  expect(await votes(cast)).toEqual([
    {
      _id: 'v',
      productId: 'p',
      userId: 'u',
      optionId: 'o',
      vote: 'Good',
      castAt: new Date('2026-03-01T10:00:00.000Z'),
      demo: false,
      position: expect.anything(),
    },
  ]);
});

it('lets a withdrawn vote go', async () => expect(await votes(cast, withdrawn)).toEqual([]));

it('brings a withdrawn vote of the demo back as one of the demo', async () => {
  expect(await votes([cast, 'demo'], withdrawn, [restored, 'undo'])).toMatchObject([{ _id: 'v', demo: true }]);
});

it('keeps what a moderator removed, until it is restored or its person erased', async () => {
  const removal: NewEvent = { type: 'VoteRemovedByModerator', data: { ...own, removedAt: '2026-03-02T10:00:00.000Z' } };
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-04T10:00:00.000Z' } };
  const removed = async (...events: readonly EventWithOrigin[]) =>
    (await project(logOf(...events))).documents('vote', 'removed');
  expect(await votes(cast, removal)).toEqual([]);
  expect(await removed([cast, 'demo'], removal)).toMatchObject([
    { _id: 'v', userId: 'u', optionId: 'o', demo: true, removedAt: new Date('2026-03-02T10:00:00.000Z') },
  ]);
  expect(await votes([cast, 'demo'], removal, restored)).toMatchObject([{ _id: 'v', demo: true }]);
  expect(await removed(cast, removal, restored)).toEqual([]);
  expect(await removed(cast, removal, erased)).toEqual([]);
});

it('forgets with its person that the demo had cast it', async () => {
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-04T10:00:00.000Z' } };
  const parts = async (...events: readonly EventWithOrigin[]) =>
    (await project(logOf(...events))).documents('vote', 'inactive');
  expect(await parts([cast, 'demo'], withdrawn)).toMatchObject([{ _id: 'v', userId: 'u', demo: true }]);
  expect(await parts([cast, 'demo'], withdrawn, erased)).toEqual([]);
});

it('lets a reset go over votes, also over one that a moderator removed, and brings each back as it was', async () => {
  const { productId, userId, ...facts } = own;
  const [at, other] = ['2026-03-02T10:00:00.000Z', { ...facts, voteId: 'w', optionId: 'x' }];
  const before: readonly EventWithOrigin[] = [
    [cast, 'demo'],
    { type: 'VoteCast', data: { ...own, ...other } },
    { type: 'VoteRemovedByModerator', data: { ...own, ...other, removedAt: at } },
  ];
  const batch = { productId, userId, votes: [facts], removed: [other], batchId: 'batch' };
  const reset: NewEvent = { type: 'VotesReset', data: { ...batch, resetAt: at } };
  const undone: NewEvent = { type: 'VotesResetUndone', data: { ...batch, undoneAt: at } };
  const parts = async (...events: readonly EventWithOrigin[]) => {
    const views = await project(logOf(...events));
    return [undefined, 'removed', 'inactive'].map((part) => views.documents('vote', part));
  };
  expect(await parts(...before, reset)).toMatchObject([[], [], [{ _id: 'v' }, { _id: 'w' }]]);
  const back = [[{ _id: 'v', demo: true }], [{ _id: 'w', removedAt: new Date(at) }], []];
  expect(await parts(...before, reset, undone)).toMatchObject(back);
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'u', erasedAt: at } };
  expect(await parts(...before, reset, erased)).toEqual([[], [], []]);
});
