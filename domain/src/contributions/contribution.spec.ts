import { activeDelta, contributionChanges } from './contribution.ts';

const at = '2026-03-01T10:00:00.000Z';
const ids = { productId: 'p', userId: 'u' };
it('counts of a reset only what had counted, and lets what a moderator had removed be removed again', () => {
  const vote = (voteId: string) => ({ voteId, optionId: `option ${voteId}`, vote: 'Good', castAt: at });
  const batch = { ...ids, votes: [vote('v')], removed: [vote('w')], batchId: 'b' };
  const reset = contributionChanges({ type: 'VotesReset', data: { ...batch, resetAt: at } });
  expect(reset.map(({ contribution, status }) => [contribution.id, status])).toEqual([
    ['v', 'reset'],
    ['w', 'reset'],
  ]);
  expect(activeDelta(reset)).toMatchObject({ removed: [{ id: 'v', optionId: 'option v', at }], added: [] });
  const undone = contributionChanges({ type: 'VotesResetUndone', data: { ...batch, undoneAt: at } });
  expect(undone.map(({ contribution, status }) => [contribution.id, status])).toEqual([
    ['v', 'active'],
    ['w', 'removed'],
  ]);
  expect(activeDelta(undone)).toMatchObject({ removed: [], added: [{ id: 'v' }] });
});

it('replaces the stars of a changed rating, which stays the same and of the same day', () => {
  const data = { ...ids, ratingId: 'r', givenAt: at, from: 2, to: 5, changedAt: '2026-03-09T10:00:00.000Z' };
  const counted = activeDelta(contributionChanges({ type: 'RatingChanged', data }));
  expect(counted).toMatchObject({ removed: [{ id: 'r', stars: 2, at }], added: [{ id: 'r', stars: 5, at }] });
});

it('counts no comment that waits, and takes none back that ends so', () => {
  const facts = { ...ids, commentId: 'c', parentId: null, replyTo: null, postedAt: at };
  const delta = (event: Parameters<typeof contributionChanges>[0]) => {
    const { removed, added } = activeDelta(contributionChanges(event));
    return added.length - removed.length;
  };
  expect(delta({ type: 'CommentHeld', data: { ...facts, reason: 'link', heldAt: at } })).toBe(-1);
  expect(delta({ type: 'CommentApproved', data: { ...facts, reason: 'link', approvedAt: at } })).toBe(1);
  for (const waiting of [true as const, undefined]) {
    const own = { ...facts, ...(waiting && { waiting }) };
    const change = waiting ? 0 : -1;
    expect(delta({ type: 'CommentWithdrawn', data: { ...own, withdrawnAt: at } })).toBe(change);
    expect(delta({ type: 'CommentRemovedByModerator', data: { ...own, removedAt: at } })).toBe(change);
  }
});
