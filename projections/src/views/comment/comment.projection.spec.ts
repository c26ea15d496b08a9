import type { CommentDocument, Sealed } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../../testing/memory-log.ts';
import { project } from '../../testing/memory-views.ts';

const content: Sealed = { k: 'k', n: 'n', c: 'c', t: 't' };
const at = '2026-03-01T10:00:00.000Z';
const comment = (commentId: string, userId: string, parentId: string | null = null, replyTo: string | null = null) => ({
  commentId,
  productId: 'p',
  userId,
  parentId,
  replyTo,
  postedAt: at,
});
const root = comment('root', 'ann');
const reply = comment('reply', 'ben', 'root');
const posted = (data: ReturnType<typeof comment>): NewEvent => ({ type: 'CommentPosted', data: { ...data, content } });
const withdrawn = (data: ReturnType<typeof comment>): NewEvent => ({
  type: 'CommentWithdrawn',
  data: { ...data, withdrawnAt: at },
});
const editedAt = '2026-03-04T10:00:00.000Z';
const anew: Sealed = { ...content, c: 'anew' };
const edited = (data: ReturnType<typeof comment>): NewEvent => ({
  type: 'CommentEdited',
  data: { ...data, content: anew, editedAt },
});
const restored = (data: ReturnType<typeof comment>): NewEvent => ({
  type: 'CommentRestored',
  data: { ...data, content, restoredAt: at },
});
const rating = { ratingId: 'r', productId: 'p', userId: 'ann', givenAt: at };
const given: NewEvent = { type: 'RatingGiven', data: { ...rating, stars: 5 } };

const comments = async (...facts: readonly EventWithOrigin[]) =>
  (await project(logOf(...facts))).documents<CommentDocument>('comment');

it('keeps a root with its sealed text, the event it opens with, and the author’s stars', async () => {
  expect(await comments(given, [posted(root), 'demo'])).toEqual([
    {
      _id: 'root',
      productId: 'p',
      userId: 'ann',
      root: true,
      rootId: 'root',
      replyTo: null,
      content: { sealed: content, eventId: 'event-1' },
      postedAt: new Date(at),
      editedAt: null,
      replies: 0,
      stars: 5,
      helpful: 0,
      withdrawn: false,
      hidden: false,
      demo: true,
      position: expect.anything(),
    },
  ]);
});

it('hangs a reply on its root and counts it there', async () => {
  const toReply = comment('second', 'cat', 'root', 'reply');
  expect(await comments(posted(root), posted(reply), posted(toReply))).toMatchObject([
    { _id: 'reply', root: false, rootId: 'root', replyTo: null, stars: null },
    { _id: 'root', replies: 2 },
    { _id: 'second', root: false, rootId: 'root', replyTo: 'reply' },
  ]);
});

it('follows the author’s stars on every root', async () => {
  const changed: NewEvent = { type: 'RatingChanged', data: { ...rating, from: 5, to: 2, changedAt: at } };
  const ratingWithdrawn: NewEvent = { type: 'RatingWithdrawn', data: { ...rating, stars: 2, withdrawnAt: at } };
  const second = comment('root-2', 'ann');
  const stars = async (...facts: readonly NewEvent[]) => (await comments(...facts)).map((it) => it.stars);
  expect(await stars(posted(root), given, posted(second), changed)).toEqual([2, 2]);
  expect(await stars(posted(root), given, posted(second), changed, ratingWithdrawn)).toEqual([null, null]);
});

it('keeps a withdrawn root nameless while it has replies, and lets it go with the last of them', async () => {
  const nameless = { _id: 'root', withdrawn: true, userId: null, content: null, stars: null, replies: 1 };
  expect(await comments(posted(root), posted(reply), withdrawn(root))).toMatchObject([{ _id: 'reply' }, nameless]);
  expect(await comments(posted(root), posted(reply), withdrawn(root), withdrawn(reply))).toEqual([]);
  expect(await comments(posted(root), withdrawn(root))).toEqual([]);
});

it('shows a withdrawn root again when a reply reaches it late or comes back', async () => {
  const nameless = { _id: 'root', withdrawn: true, replies: 1 };
  expect(await comments(posted(root), withdrawn(root), posted(reply))).toMatchObject([{ _id: 'reply' }, nameless]);
  const gone = [posted(root), posted(reply), withdrawn(root), withdrawn(reply)];
  expect(await comments(...gone, restored(reply))).toMatchObject([{ _id: 'reply' }, nameless]);
});

it('restores a root with its replies and its author’s stars of now', async () => {
  const history = [[posted(root), 'demo'] as const, posted(reply), withdrawn(root), given, restored(root)];
  const whole = { _id: 'root', userId: 'ann', replies: 1, stars: 5, withdrawn: false, demo: true };
  expect(await comments(...history)).toMatchObject([
    { _id: 'reply' },
    { ...whole, content: { sealed: content, eventId: 'event-4' } },
  ]);
});

it('takes an edited text with the event it opens with, and tells when', async () => {
  const changed = {
    content: { sealed: anew, eventId: 'event-3' },
    editedAt: new Date(editedAt),
    postedAt: new Date(at),
  };
  expect(await comments(given, posted(root), posted(reply), edited(root))).toMatchObject([
    { _id: 'reply', editedAt: null },
    { _id: 'root', replies: 1, stars: 5, ...changed },
  ]);
});

it('says of a withdrawn root no more when it was edited, and of a restored one again', async () => {
  const before = [posted(root), posted(reply), edited(root), withdrawn(root)];
  expect(await comments(...before)).toMatchObject([{ _id: 'reply' }, { withdrawn: true, editedAt: null }]);
  const back: NewEvent = { type: 'CommentRestored', data: { ...root, content: anew, editedAt, restoredAt: at } };
  expect(await comments(...before, back)).toMatchObject([
    { _id: 'reply' },
    { withdrawn: false, editedAt: new Date(editedAt), content: { sealed: anew, eventId: 'event-4' } },
  ]);
});

it('knows what a person has withdrawn until it comes back or they are erased', async () => {
  const people = async (...facts: readonly EventWithOrigin[]) =>
    (await project(logOf(...facts))).documents('comment', 'people');
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: at } };
  expect(await people(posted(root), withdrawn(root))).toMatchObject([{ _id: 'ann', withdrawn: ['root'] }]);
  expect(await people(posted(root), withdrawn(root), restored(root))).toEqual([]);
  expect(await people(posted(root), withdrawn(root), erased)).toEqual([]);
});

const removedAt = '2026-03-02T10:00:00.000Z';
const removed = (data: ReturnType<typeof comment>): NewEvent => ({
  type: 'CommentRemovedByModerator',
  data: { ...data, removedAt },
});

it('hides a thread with its root that a moderator removed, late replies too, and shows it again', async () => {
  const late = comment('late', 'cat', 'root');
  const before = [posted(root), posted(reply), removed(root), posted(late)];
  expect(await comments(...before)).toMatchObject([
    { _id: 'late', hidden: true },
    { _id: 'reply', hidden: true, withdrawn: false },
  ]);
  expect(await comments(...before, withdrawn(reply), restored(root))).toMatchObject([
    { _id: 'late', hidden: false },
    { _id: 'root', hidden: false, withdrawn: false, replies: 1 },
  ]);
});

it('keeps what a moderator removed, until it is restored or its author erased', async () => {
  const documentsAfter = async (...facts: readonly EventWithOrigin[]) =>
    (await project(logOf(...facts))).documents('comment', 'removed');
  const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ben', erasedAt: at } };
  const before = [posted(root), posted(reply), removed(reply)];
  expect(await comments(...before)).toMatchObject([{ _id: 'root', replies: 0 }]);
  expect(await documentsAfter(...before)).toMatchObject([
    { _id: 'reply', userId: 'ben', content: { sealed: content }, removedAt: new Date(removedAt), reason: null },
  ]);
  expect(await documentsAfter(...before, restored(reply))).toEqual([]);
  expect(await documentsAfter(...before, erased)).toEqual([]);
});

it('counts the marks of a removed comment for its return, and keeps no count with what was removed', async () => {
  const markStatus = { commentId: 'reply', productId: 'p', userId: 'ann', markedAt: at };
  const marked: NewEvent = { type: 'CommentMarkedHelpful', data: markStatus };
  const unmarked: NewEvent = { type: 'CommentUnmarkedHelpful', data: { ...markStatus, unmarkedAt: at } };
  const before = [posted(root), posted(reply), marked, removed(reply), unmarked];
  const [removal] = (await project(logOf(...before))).documents('comment', 'removed');
  expect(removal).not.toHaveProperty('helpful');
  expect(await comments(...before, restored(reply))).toContainEqual(
    expect.objectContaining({ _id: 'reply', helpful: 0 }),
  );
});

describe('a comment that waits for a moderator', () => {
  const held = (data: ReturnType<typeof comment>): NewEvent => ({
    type: 'CommentHeld',
    data: { ...data, reason: 'link', heldAt: at },
  });
  const approved = (data: ReturnType<typeof comment>): NewEvent => ({
    type: 'CommentApproved',
    data: { ...data, reason: 'link', approvedAt: at },
  });
  const waiting = { waiting: true } as const;

  it('is with those that wait, not with those that readers see', async () => {
    const views = await project(logOf(given, posted(root), held(root)));
    expect(views.documents('comment')).toEqual([]);
    expect(views.documents('comment', 'waiting')).toMatchObject([
      { _id: 'root', userId: 'ann', stars: 5, reason: 'link', since: new Date(at), content: { eventId: 'event-1' } },
    ]);
  });

  it('is shown as it was posted once it is approved, with what its author made of it meanwhile', async () => {
    const history = [posted(root), held(root), given, edited(root), approved(root)];
    expect(await comments(...history)).toEqual([
      expect.objectContaining({
        _id: 'root',
        postedAt: new Date(at),
        editedAt: new Date(editedAt),
        stars: 5,
        content: { sealed: anew, eventId: 'event-3' },
      }),
    ]);
    expect((await project(logOf(...history))).documents('comment', 'waiting')).toEqual([]);
  });

  it('keeps its nameless place while it has replies', async () => {
    const before = [posted(root), posted(reply), edited(root), held(root)];
    const place = { _id: 'root', userId: null, content: null, withdrawn: true, waiting: true, replies: 1 };
    expect(await comments(...before)).toMatchObject([{ _id: 'reply', hidden: false }, place]);
    expect(await comments(...before, approved(root))).toMatchObject([{ _id: 'reply' }, { userId: 'ann', replies: 1 }]);
    const withdrawn: NewEvent = { type: 'CommentWithdrawn', data: { ...root, ...waiting, withdrawnAt: at } };
    const [, left] = await comments(...before, withdrawn);
    expect(left).toMatchObject({ withdrawn: true });
    expect(left).not.toHaveProperty('waiting');
  });

  it('takes its thread along when a moderator removes it', async () => {
    const removal: NewEvent = { type: 'CommentRemovedByModerator', data: { ...root, ...waiting, removedAt: at } };
    const views = await project(logOf(posted(root), posted(reply), edited(root), held(root), removal));
    expect(views.parked.filter(({ view }) => view === 'comment')).toEqual([]);
    expect(views.documents('comment')).toMatchObject([{ _id: 'reply', hidden: true }]);
    expect(views.documents('comment', 'waiting')).toEqual([]);
    expect(views.documents('comment', 'removed')).toMatchObject([{ _id: 'root', content: { sealed: anew } }]);
  });

  it('is forgotten with its author', async () => {
    const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: at } };
    expect((await project(logOf(posted(root), held(root), erased))).documents('comment', 'waiting')).toEqual([]);
  });
});
