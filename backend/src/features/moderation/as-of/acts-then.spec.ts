import type { Told } from './act-histories.ts';
import { actsThen } from './acts-then.ts';

const at = '2026-03-01T10:00:00.000Z';
let position = 0;
const told = (type: string, data: Told['data']): Told => {
  position += 1;
  return { _id: String(position).padStart(20, '0'), eventId: `event-${position}`, type, data, origin: 'screen' };
};
const vote = { productId: 'p', userId: 'ann', optionId: 'o', vote: 'Good', castAt: at };
const cast = (voteId: string, more = {}) => told('VoteCast', { ...vote, voteId, ...more });
const of = (type: string, voteId: string, more = {}) => told(type, { ...vote, voteId, removedAt: at, ...more });
const ballot = (type: string, votes: string[], removed: string[] = []) => {
  const facts = (ids: string[]) => ids.map((voteId) => ({ ...vote, voteId }));
  return told(type, { productId: 'p', userId: 'ann', votes: facts(votes), removed: facts(removed), batchId: 'b' });
};
const ids = (...all: Told[]) => [false, true].map((removed) => actsThen(all, removed).map(({ _id }) => _id));

test('a vote stands, was taken by a moderator, or is gone', () => {
  expect(ids(cast('v'))).toEqual([['v'], []]);
  expect(ids(cast('v'), of('VoteRemovedByModerator', 'v'))).toEqual([[], ['v']]);
  expect(ids(cast('v'), of('VoteRemovedByModerator', 'v'), of('VoteRestored', 'v'))).toEqual([['v'], []]);
  expect(ids(cast('v'), of('VoteWithdrawn', 'v'))).toEqual([[], []]);
});

test('a reset takes the votes that it lists until it is undone, those that a moderator had removed too', () => {
  const both = [
    cast('v'),
    cast('w', { optionId: 'q' }),
    of('VoteRemovedByModerator', 'w', { optionId: 'q' }),
    cast('x'),
  ];
  const reset = [...both, ballot('VotesReset', ['v'], ['w'])];
  expect(ids(...reset)).toEqual([['x'], []]);
  expect(ids(...reset, ballot('VotesResetUndone', ['v'], ['w']))).toEqual([['v', 'x'], ['w']]);
  expect(ids(...reset, cast('v2'), ballot('VotesResetUndone', [], ['w']))).toEqual([['x', 'v2'], ['w']]);
});

test('a rating that was reset is what it was once that is undone', () => {
  const rating = { ratingId: 'r', productId: 'p', userId: 'ann', givenAt: at, stars: 4, batchId: 'b' };
  const before = [told('RatingGiven', rating), told('RatingChanged', { ...rating, from: 4, to: 2, changedAt: at })];
  const reset = (type: string, removed: boolean) => told(type, { ...rating, stars: 2, changedAt: at, removed });
  expect(ids(...before, reset('RatingReset', false))).toEqual([[], []]);
  const undone = actsThen([...before, reset('RatingReset', false), reset('RatingResetUndone', false)], false);
  expect(undone).toMatchObject([{ _id: 'r', stars: 2, changedAt: new Date(at) }]);
  const byModerator = [...before, told('RatingRemovedByModerator', { ...rating, removedAt: at })];
  expect(ids(...byModerator, reset('RatingReset', true))).toEqual([[], []]);
  expect(ids(...byModerator, reset('RatingReset', true), reset('RatingResetUndone', true))).toEqual([[], ['r']]);
});

test('what names nobody was an erased person’s', () => {
  expect(ids(of('VoteRemovedByModerator', 'v', { userId: null }))).toEqual([[], []]);
});

test('a changed rating has its stars and both times', () => {
  const rating = { ratingId: 'r', productId: 'p', userId: 'ann', givenAt: at };
  const all = [
    told('RatingGiven', { ...rating, stars: 2 }),
    told('RatingChanged', { ...rating, from: 2, to: 4, changedAt: at }),
  ];
  expect(actsThen(all, false)).toMatchObject([{ _id: 'r', stars: 4, givenAt: new Date(at), changedAt: new Date(at) }]);
});

const comment = (commentId: string, parentId: string | null = null) => ({
  commentId,
  productId: 'p',
  userId: 'ann',
  parentId,
  replyTo: null,
  postedAt: at,
  removedAt: at,
  content: { k: 'k', n: 'n', c: 'c', t: 't' },
});
const shown = (...all: Told[]) => [false, true].map((removed) => actsThen(all, removed).map(({ _id }) => _id));

test('a root that a moderator took hides its replies until it is restored', () => {
  const thread = [told('CommentPosted', comment('c')), told('CommentPosted', comment('d', 'c'))];
  const removed = told('CommentRemovedByModerator', comment('c'));
  expect(shown(...thread)).toEqual([['c', 'd'], []]);
  expect(shown(...thread, removed)).toEqual([[], ['c']]);
  expect(shown(...thread, removed, told('CommentRestored', comment('c')))).toEqual([['c', 'd'], []]);
  expect(shown(...thread, told('CommentWithdrawn', comment('c')))).toEqual([['d'], []]);
  const nameless = told('CommentRemovedByModerator', { ...comment('c'), userId: null });
  expect(shown(thread[1]!, nameless)).toEqual([[], []]);
});

test('an edited comment has the text of its last event', () => {
  const edited = told('CommentEdited', { ...comment('c'), editedAt: at });
  const [found] = actsThen([told('CommentPosted', comment('c')), edited], false);
  expect(found).toMatchObject({ content: { eventId: edited.eventId }, editedAt: new Date(at) });
});

test('a comment that an import removed is what it was once that is undone', () => {
  const edited = told('CommentEdited', { ...comment('c'), editedAt: at });
  const removed = [told('CommentPosted', comment('c')), edited, told('CommentRemovedByImport', comment('c'))];
  expect(shown(...removed)).toEqual([[], []]);
  const [found] = actsThen([...removed, told('CommentImportRemovalUndone', comment('c'))], false);
  expect(found).toMatchObject({ content: { eventId: edited.eventId }, editedAt: new Date(at) });
});
