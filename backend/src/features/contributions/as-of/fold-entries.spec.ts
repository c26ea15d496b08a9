import type { ContributionEntry } from './contribution-history.ts';
import { foldEntries } from './fold-entries.ts';

const at = '2026-03-01T10:00:00.000Z';
let position = 0;
const entry = (type: string, data: ContributionEntry['data']): ContributionEntry => {
  position += 1;
  return { _id: String(position).padStart(20, '0'), eventId: `event-${position}`, type, data, origin: 'screen' };
};
const vote = { productId: 'p', userId: 'ann', optionId: 'o', vote: 'Good', castAt: at };
const cast = (voteId: string, more = {}) => entry('VoteCast', { ...vote, voteId, ...more });
const of = (type: string, voteId: string, more = {}) => entry(type, { ...vote, voteId, removedAt: at, ...more });
const ballot = (type: string, votes: string[], removed: string[] = []) => {
  const facts = (ids: string[]) => ids.map((voteId) => ({ ...vote, voteId }));
  return entry(type, { productId: 'p', userId: 'ann', votes: facts(votes), removed: facts(removed), batchId: 'b' });
};
const ids = (...all: ContributionEntry[]) =>
  [false, true].map((removed) => foldEntries(all, removed).map(({ _id }) => _id));

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
  const before = [entry('RatingGiven', rating), entry('RatingChanged', { ...rating, from: 4, to: 2, changedAt: at })];
  const reset = (type: string, removed: boolean) => entry(type, { ...rating, stars: 2, changedAt: at, removed });
  expect(ids(...before, reset('RatingReset', false))).toEqual([[], []]);
  const undone = foldEntries([...before, reset('RatingReset', false), reset('RatingResetUndone', false)], false);
  expect(undone).toMatchObject([{ _id: 'r', stars: 2, changedAt: new Date(at) }]);
  const byModerator = [...before, entry('RatingRemovedByModerator', { ...rating, removedAt: at })];
  expect(ids(...byModerator, reset('RatingReset', true))).toEqual([[], []]);
  expect(ids(...byModerator, reset('RatingReset', true), reset('RatingResetUndone', true))).toEqual([[], ['r']]);
});

test('what names nobody was an erased person’s', () => {
  expect(ids(of('VoteRemovedByModerator', 'v', { userId: null }))).toEqual([[], []]);
});

test('a changed rating has its stars and both times', () => {
  const rating = { ratingId: 'r', productId: 'p', userId: 'ann', givenAt: at };
  const all = [
    entry('RatingGiven', { ...rating, stars: 2 }),
    entry('RatingChanged', { ...rating, from: 2, to: 4, changedAt: at }),
  ];
  expect(foldEntries(all, false)).toMatchObject([
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
const shown = (...all: ContributionEntry[]) =>
  [false, true].map((removed) => foldEntries(all, removed).map(({ _id }) => _id));

test('a root that a moderator took hides its replies until it is restored', () => {
  const thread = [entry('CommentPosted', comment('c')), entry('CommentPosted', comment('d', 'c'))];
  const removed = entry('CommentRemovedByModerator', comment('c'));
  expect(shown(...thread)).toEqual([['c', 'd'], []]);
  expect(shown(...thread, removed)).toEqual([[], ['c']]);
  expect(shown(...thread, removed, entry('CommentRestored', comment('c')))).toEqual([['c', 'd'], []]);
  expect(shown(...thread, entry('CommentWithdrawn', comment('c')))).toEqual([['d'], []]);
  const nameless = entry('CommentRemovedByModerator', { ...comment('c'), userId: null });
  expect(shown(thread[1]!, nameless)).toEqual([[], []]);
});

test('an edited comment has the text of its last event', () => {
  const edited = entry('CommentEdited', { ...comment('c'), editedAt: at });
  const [found] = foldEntries([entry('CommentPosted', comment('c')), edited], false);
  expect(found).toMatchObject({ content: { eventId: edited.eventId }, editedAt: new Date(at) });
});

test('a comment that an import removed is what it was once that is undone', () => {
  const edited = entry('CommentEdited', { ...comment('c'), editedAt: at });
  const removed = [entry('CommentPosted', comment('c')), edited, entry('CommentRemovedByImport', comment('c'))];
  expect(shown(...removed)).toEqual([[], []]);
  const [found] = foldEntries([...removed, entry('CommentImportRemovalUndone', comment('c'))], false);
  expect(found).toMatchObject({ content: { eventId: edited.eventId }, editedAt: new Date(at) });
});
