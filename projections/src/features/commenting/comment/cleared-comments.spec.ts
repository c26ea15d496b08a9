import type { CommentDocument, Sealed } from '@henna/contracts';
import { cleared, clearUndone } from '../../../testing/clears.ts';
import { logOf, type Fact, type Given } from '../../../testing/log.ts';
import { project } from '../../../testing/memory-views.ts';

const content: Sealed = { k: 'k', n: 'n', c: 'c', t: 't' };
const anew: Sealed = { ...content, c: 'anew' };
const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-12T10:00:00.000Z';
const comment = (commentId: string, userId: string, parentId: string | null = null) => ({
  ...{ commentId, productId: 'p', userId, parentId, replyTo: null, postedAt: at },
});
const root = comment('root', 'ann');
const reply = comment('reply', 'ben', 'root');
const posted = (data: typeof root): Fact => ({ type: 'CommentPosted', data: { ...data, content } });
const thread = [posted(root), posted(reply)];
const rated: Fact = {
  type: 'RatingGiven',
  data: { ratingId: 'r', productId: 'p', userId: 'ann', givenAt: at, stars: 5 },
};
const restored: Fact = { type: 'CommentRestored', data: { ...root, content: anew, restoredAt: later } };
const edited: Fact = { type: 'CommentEdited', data: { ...root, content: anew, editedAt: later } };
const withdrawn: Fact = { type: 'CommentWithdrawn', data: { ...root, withdrawnAt: later } };
const removed: Fact = { type: 'CommentRemovedByModerator', data: { ...root, removedAt: later } };
const [clear, undone] = [cleared('comments'), clearUndone('comments')];

const views = async (...facts: readonly Given[]) => {
  const projected = await project(logOf(...facts));
  expect(projected.parked.filter(({ view }) => view === 'comment')).toEqual([]);
  return projected;
};
const comments = async (...facts: readonly Given[]) =>
  (await views(...facts)).documents<CommentDocument>('comment').map(({ position: _, ...rest }) => rest);

it('lets all comments go at a clear, and gives threads back as they were', async () => {
  expect(await comments(...thread, clear)).toEqual([]);
  expect(await comments(...thread, cleared('votes'))).toHaveLength(2);
  expect(await comments(rated, ...thread, edited, clear, undone)).toEqual(await comments(rated, ...thread, edited));
});

it('leaves what was withdrawn before, and what somebody took up again or away since', async () => {
  expect(await comments(posted(root), withdrawn, clear, undone)).toEqual([]);
  expect(await comments(...thread, clear, restored)).toMatchObject([{ _id: 'root', replies: 0, withdrawn: false }]);
  expect(await comments(...thread, clear, restored, undone)).toMatchObject([
    { _id: 'reply', userId: 'ben' },
    { _id: 'root', replies: 1, content: { sealed: anew } },
  ]);
  expect(await comments(...thread, clear, withdrawn, undone)).toMatchObject([
    { _id: 'reply' },
    { _id: 'root', withdrawn: true, userId: null },
  ]);
});

it('takes what was done by somebody who had not heard of the clear', async () => {
  expect(await comments(posted(root), clear, edited)).toEqual([]);
  expect(await comments(posted(root), clear, edited, undone)).toMatchObject([
    { _id: 'root', content: { sealed: anew }, editedAt: new Date(later) },
  ]);
  const hidden = await views(...thread, clear, removed, undone);
  expect(hidden.documents('comment')).toMatchObject([{ _id: 'reply', hidden: true }]);
  expect(hidden.documents('comment', 'removed')).toMatchObject([{ _id: 'root', userId: 'ann' }]);
});

it('shows the stars that stand, whether ratings or comments were cleared', async () => {
  expect(await comments(rated, posted(root), cleared('ratings'))).toMatchObject([{ stars: null }]);
  expect(await comments(rated, posted(root), cleared('ratings'), clearUndone('ratings'))).toMatchObject([{ stars: 5 }]);
  expect(await comments(posted(root), clear, rated, undone)).toMatchObject([{ stars: 5 }]);
});

it('gives nothing of an erased person back', async () => {
  const erased: Fact = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: later } };
  expect(await comments(...thread, clear, erased, undone)).toMatchObject([
    { _id: 'reply' },
    { _id: 'root', userId: null, content: null },
  ]);
});
