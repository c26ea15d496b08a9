import type { CommentDocument, HelpfulDocument } from '@henna/domain';
import fc from 'fast-check';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';
import { disputes, intents, replacements } from '../testing/random-log/intents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';

const content = { k: 'k', n: 'n', c: 'c', t: 't' };
const markedAt = '2026-03-02T10:00:00.000Z';
const root = {
  commentId: 'root',
  productId: 'kohl',
  userId: 'ann',
  parentId: null,
  replyTo: null,
  postedAt: '2026-03-01T10:00:00.000Z',
};
const posted: NewEvent = { type: 'CommentPosted', data: { ...root, content } };
const withdrawn: NewEvent = { type: 'CommentWithdrawn', data: { ...root, withdrawnAt: markedAt } };
const restored: NewEvent = { type: 'CommentRestored', data: { ...root, content, restoredAt: markedAt } };
const mark = (userId: string) => ({ commentId: 'root', productId: 'kohl', userId, markedAt });
const marked = (userId: string): NewEvent => ({ type: 'CommentMarkedHelpful', data: mark(userId) });
const unmarked = (userId: string): NewEvent => ({
  type: 'CommentUnmarkedHelpful',
  data: { ...mark(userId), unmarkedAt: markedAt },
});

it('holds who finds which comment helpful', async () => {
  const marks = async (...events: readonly NewEvent[]) =>
    (await project(logOf(posted, ...events))).documents<HelpfulDocument>('helpful');
  expect(await marks(marked('ben'))).toMatchObject([
    { _id: 'root.ben', commentId: 'root', productId: 'kohl', userId: 'ben', markedAt: new Date(markedAt) },
  ]);
  expect(await marks(marked('ben'), unmarked('ben'))).toEqual([]);
});

it('counts marks on the comment, also while it is withdrawn', async () => {
  const count = async (...events: readonly NewEvent[]) =>
    (await project(logOf(posted, ...events))).documents<CommentDocument>('comment')[0]?.helpful;
  expect(await count(marked('ben'), marked('cat'))).toBe(2);
  expect(await count(marked('ben'), marked('cat'), unmarked('ben'))).toBe(1);
  expect(await count(marked('ben'), marked('cat'), withdrawn, unmarked('ben'), restored)).toBe(1);
});

it('counts every comment as a count from scratch does, however often the log is read', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps) => {
    const { events, activity } = RandomLog.fromIntents(steps);
    const views = await project(events);
    expect(views.parked).toEqual([]);
    const marks = views.documents<HelpfulDocument>('helpful').map(({ _id }) => `helpful-${_id}`);
    expect(marks.sort()).toEqual([...activity.marks.items.keys()].sort());
    for (const { _id, helpful } of views.documents<CommentDocument>('comment'))
      expect(helpful).toBe(activity.marks.countOf(_id));
    expect((await project(events)).dump()).toEqual(views.dump());
  });
  await fc.assert(check, { numRuns: 200 });
});
