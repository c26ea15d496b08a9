import type { VoteDocument } from '@henna/domain';
import { logOf, type Fact, type Given } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const own = {
  voteId: 'v',
  productId: 'p',
  userId: 'u',
  optionId: 'o',
  vote: 'Good',
  castAt: '2026-03-01T10:00:00.000Z',
};
const cast: Fact = { type: 'VoteCast', data: own };
const withdrawn: Fact = { type: 'VoteWithdrawn', data: { ...own, withdrawnAt: '2026-03-02T10:00:00.000Z' } };
const restored: Fact = { type: 'VoteRestored', data: { ...own, restoredAt: '2026-03-03T10:00:00.000Z' } };

const votes = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents<VoteDocument>('vote');

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
  const taken: Fact = { type: 'VoteRemovedByModerator', data: { ...own, removedAt: '2026-03-02T10:00:00.000Z' } };
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-04T10:00:00.000Z' } };
  const removed = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents('vote', 'removed');
  expect(await votes(cast, taken)).toEqual([]);
  expect(await removed([cast, 'demo'], taken)).toMatchObject([
    { _id: 'v', userId: 'u', optionId: 'o', demo: true, removedAt: new Date('2026-03-02T10:00:00.000Z') },
  ]);
  expect(await votes([cast, 'demo'], taken, restored)).toMatchObject([{ _id: 'v', demo: true }]);
  expect(await removed(cast, taken, restored)).toEqual([]);
  expect(await removed(cast, taken, erased)).toEqual([]);
});

it('forgets with its person that the demo had cast it', async () => {
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'u', erasedAt: '2026-03-04T10:00:00.000Z' } };
  const parts = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents('vote', 'inactive');
  expect(await parts([cast, 'demo'], withdrawn)).toMatchObject([{ _id: 'v', userId: 'u', demo: true }]);
  expect(await parts([cast, 'demo'], withdrawn, erased)).toEqual([]);
});

it('lets a reset go over votes, also over one that a moderator removed, and brings each back as it was', async () => {
  const { productId, userId, ...facts } = own;
  const [at, other] = ['2026-03-02T10:00:00.000Z', { ...facts, voteId: 'w', optionId: 'x' }];
  const before: readonly Given[] = [
    [cast, 'demo'],
    { type: 'VoteCast', data: { ...own, ...other } },
    { type: 'VoteRemovedByModerator', data: { ...own, ...other, removedAt: at } },
  ];
  const batch = { productId, userId, votes: [facts], removed: [other], batchId: 'batch' };
  const reset: Fact = { type: 'VotesReset', data: { ...batch, resetAt: at } };
  const undone: Fact = { type: 'VotesResetUndone', data: { ...batch, undoneAt: at } };
  const parts = async (...facts: readonly Given[]) => {
    const views = await project(logOf(...facts));
    return [undefined, 'removed', 'inactive'].map((part) => views.documents('vote', part));
  };
  expect(await parts(...before, reset)).toMatchObject([[], [], [{ _id: 'v' }, { _id: 'w' }]]);
  const back = [[{ _id: 'v', demo: true }], [{ _id: 'w', removedAt: new Date(at) }], []];
  expect(await parts(...before, reset, undone)).toMatchObject(back);
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'u', erasedAt: at } };
  expect(await parts(...before, reset, erased)).toEqual([[], [], []]);
});
