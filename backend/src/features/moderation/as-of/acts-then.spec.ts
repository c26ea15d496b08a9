import type { Told } from './act-histories.ts';
import { commentsThen } from './comments-then.ts';
import { opinionsThen } from './opinions-then.ts';

const at = '2026-03-01T10:00:00.000Z';
let position = 0;
const told = (type: string, data: Told['data']): Told => {
  position += 1;
  return { _id: String(position).padStart(20, '0'), eventId: `event-${position}`, type, data, origin: 'screen' };
};
const vote = { productId: 'p', userId: 'ann', optionId: 'o', vote: 'Good', castAt: at };
const cast = (voteId: string, more = {}) => told('VoteCast', { ...vote, voteId, ...more });
const of = (type: string, voteId: string, more = {}) => told(type, { ...vote, voteId, removedAt: at, ...more });
const reset = told('ProductVotesReset', { productId: 'p', resetId: 'r' });
const undone = told('ProductVotesResetUndone', { productId: 'p', resetId: 'r' });
const ids = (...all: Told[]) => [false, true].map((removed) => opinionsThen(all, removed).map(({ _id }) => _id));

test('a vote stands, was taken by a moderator, or is gone', () => {
  expect(ids(cast('v'))).toEqual([['v'], []]);
  expect(ids(cast('v'), of('VoteRemovedByModerator', 'v'))).toEqual([[], ['v']]);
  expect(ids(cast('v'), of('VoteRemovedByModerator', 'v'), of('VoteRestored', 'v'))).toEqual([['v'], []]);
  expect(ids(cast('v'), of('VoteWithdrawn', 'v'))).toEqual([[], []]);
});

test('a reset takes all of its product until it is undone, but where somebody acted since', () => {
  const both = [cast('v'), cast('w', { userId: 'ben' }), cast('x', { productId: 'q' })];
  expect(ids(...both, reset)).toEqual([['x'], []]);
  expect(ids(...both, reset, undone)).toEqual([['v', 'w', 'x'], []]);
  expect(ids(...both, reset, cast('v2'), undone)).toEqual([['w', 'x', 'v2'], []]);
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
  expect(opinionsThen(all, false)).toMatchObject([
    { _id: 'r', stars: 4, givenAt: new Date(at), changedAt: new Date(at) },
  ]);
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
const shown = (...all: Told[]) => [false, true].map((removed) => commentsThen(all, removed).map(({ _id }) => _id));

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
  const [found] = commentsThen([told('CommentPosted', comment('c')), edited], false);
  expect(found).toMatchObject({ content: { eventId: edited.eventId }, editedAt: new Date(at) });
});

test('votes that a batch reset are gone until that is undone; another may come in between', () => {
  const votes = [{ ...vote, voteId: 'v' }];
  const of = { productId: 'p', userId: 'ann', batchId: 'b', votes, removed: [] };
  const [reset, undone] = [told('VotesReset', of), told('VotesResetUndone', of)];
  const other = cast('x', { productId: 'q' });
  expect(ids(cast('v'), other, reset)).toEqual([['x'], []]);
  expect(ids(cast('v'), other, reset, undone)).toEqual([['v', 'x'], []]);
  expect(ids(cast('v'), reset, cast('w'), told('VoteWithdrawn', { ...vote, voteId: 'w' }), undone)).toEqual([
    ['v'],
    [],
  ]);
});

test('a rating that a batch reset is gone until that is undone', () => {
  const rating = { ratingId: 'r', productId: 'p', userId: 'ann', stars: 2, givenAt: at };
  const batch = (type: string) => told(type, { ...rating, batchId: 'b', removed: false });
  const reset = [told('RatingGiven', rating), batch('RatingReset')];
  expect(ids(...reset)).toEqual([[], []]);
  expect(ids(...reset, batch('RatingResetUndone'))).toEqual([['r'], []]);
});

test('a comment that an import removed is gone until that is undone, and was no moderator’s', () => {
  const before = [told('CommentPosted', comment('c')), told('CommentRemovedByImport', comment('c'))];
  expect(shown(...before)).toEqual([[], []]);
  expect(shown(...before, told('CommentImportRemovalUndone', comment('c')))).toEqual([['c'], []]);
  expect(shown(...before, told('CommentRestored', comment('c')))).toEqual([['c'], []]);
});
