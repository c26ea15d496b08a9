import type { VoteDocument } from '@henna/contracts';
import { cleared, clearUndone } from '../../../testing/clears.ts';
import { logOf, type Fact, type Given } from '../../../testing/log.ts';
import { project } from '../../../testing/memory-views.ts';

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
  const parts = async (...facts: readonly Given[]) => (await project(logOf(...facts))).documents('vote', 'withdrawn');
  expect(await parts([cast, 'demo'], withdrawn)).toMatchObject([{ _id: 'u', demo: ['v'] }]);
  expect(await parts([cast, 'demo'], withdrawn, erased)).toEqual([]);
});

it('lets all votes go at a clear, and gives back those in whose place nobody acted since', async () => {
  const [clear, undone] = [cleared('votes'), clearUndone('votes')];
  const ids = async (...facts: readonly Given[]) => (await votes(...facts)).map(({ _id }) => _id);
  const anew: Fact = { type: 'VoteCast', data: { ...own, voteId: 'w' } };
  expect(await ids(cast, clear)).toEqual([]);
  expect(await ids(cast, cleared('ratings'))).toEqual(['v']);
  const whole = { ...(await votes([cast, 'demo']))[0], position: expect.anything() };
  expect(await votes([cast, 'demo'], clear, undone)).toEqual([whole]);
  expect(await ids(cast, clear, anew)).toEqual(['w']);
  expect(await ids(cast, clear, anew, undone)).toEqual(['w']);
  expect(await ids(cast, clear, withdrawn, undone)).toEqual([]);
});

it('takes up a vote of the demo that an import had cleared as one of the demo', async () => {
  const anew = { ...own, voteId: 'w' };
  const takenBack: Fact = { type: 'VoteWithdrawn', data: { ...anew, withdrawnAt: own.castAt } };
  const after = [cleared('votes'), { type: 'VoteCast', data: anew } as Fact, takenBack, restored];
  expect(await votes([cast, 'demo'], ...after)).toMatchObject([{ _id: 'v', demo: true }]);
});
