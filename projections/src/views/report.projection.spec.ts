import type { ReportedCommentDocument, Sealed } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const content: Sealed = { k: 'k', n: 'n', c: 'c', t: 't' };
const day = (number: number) => `2026-03-0${number}T10:00:00.000Z`;
const of = { commentId: 'comment', productId: 'p' };
const comment = {
  commentId: 'comment',
  productId: 'p',
  userId: 'ann',
  parentId: null,
  replyTo: null,
  postedAt: day(1),
};
const reported = (userId: string, on: number): NewEvent => ({
  type: 'CommentReported',
  data: { ...of, reportId: `by-${userId}`, userId, reason: 'spam', note: content, reportedAt: day(on) },
});
const dismissed = (on: number, ...reportIds: readonly string[]): NewEvent => ({
  type: 'CommentReportsDismissed',
  data: { ...of, reportIds, dismissedAt: day(on) },
});
const reopened: NewEvent = {
  type: 'CommentReportsReopened',
  data: { ...of, reportIds: ['by-ben'], reopenedAt: day(5) },
};
const posted: NewEvent = { type: 'CommentPosted', data: { ...comment, content } };
const removed: NewEvent = { type: 'CommentRemovedByModerator', data: { ...comment, removedAt: day(6) } };
const withdrawn: NewEvent = { type: 'CommentWithdrawn', data: { ...comment, withdrawnAt: day(6) } };
const restored: NewEvent = { type: 'CommentRestored', data: { ...comment, content, restoredAt: day(7) } };
const erased = (memberId: string): NewEvent => ({ type: 'MemberErased', data: { memberId, erasedAt: day(8) } });

const queue = async (...events: readonly EventWithOrigin[]) => {
  const views = await project(logOf(posted, ...events));
  expect(views.parked.filter(({ view }) => view === 'report')).toEqual([]);
  return views.documents<ReportedCommentDocument>('report');
};

it('keeps what was reported, by whom and why, while it waits', async () => {
  expect(await queue(reported('ben', 2), reported('cat', 3))).toMatchObject([
    {
      _id: 'comment',
      productId: 'p',
      standing: 'stands',
      queue: 'open',
      open: 2,
      waitingSince: new Date(day(2)),
      settledAt: null,
      reports: [
        { id: 'by-ben', userId: 'ben', reason: 'spam', note: { sealed: content, eventId: 'event-1' }, settled: null },
        { id: 'by-cat', reportedAt: new Date(day(3)) },
      ],
    },
  ]);
});

it('settles what a moderator let stand, and waits again for later reports and reopened ones', async () => {
  const dismissal = { outcome: 'kept', at: new Date(day(4)) };
  const once = [reported('ben', 2), dismissed(4, 'by-ben')];
  expect(await queue(...once)).toMatchObject([{ queue: 'settled', open: 0, reports: [{ settled: dismissal }] }]);
  expect(await queue(...once, reported('cat', 5))).toMatchObject([
    { queue: 'open', open: 1, waitingSince: new Date(day(5)), reports: [{ settled: dismissal }, { settled: null }] },
  ]);
  expect(await queue(...once, reopened)).toMatchObject([{ queue: 'open', open: 1, settledAt: null }]);
});

it('settles all by a removal, whatever comes of it later', async () => {
  const before = [reported('ben', 2), removed];
  const settled = { outcome: 'removed', at: new Date(day(6)) };
  expect(await queue(...before)).toMatchObject([
    { standing: 'removed', queue: 'settled', open: 0, settledAt: settled.at, reports: [{ settled }] },
  ]);
  expect(await queue(...before, restored)).toMatchObject([{ standing: 'stands', queue: 'settled' }]);
});

it('has nothing to ask about a withdrawn comment until it comes back', async () => {
  expect(await queue(reported('ben', 2), withdrawn)).toMatchObject([{ queue: 'none', open: 1 }]);
  expect(await queue(reported('ben', 2), withdrawn, restored)).toMatchObject([{ queue: 'open', open: 1 }]);
  expect(await queue(withdrawn)).toEqual([]);
  const replaced: NewEvent = {
    type: 'CommentRemovedByImport',
    data: { ...comment, batchId: 'batch', removedAt: day(6) },
  };
  const undone: NewEvent = {
    type: 'CommentImportRemovalUndone',
    data: { ...comment, batchId: 'batch', undoneAt: day(7) },
  };
  expect(await queue(reported('ben', 2), replaced)).toMatchObject([{ queue: 'none', open: 1 }]);
  expect(await queue(reported('ben', 2), replaced, undone)).toMatchObject([{ queue: 'open', open: 1 }]);
});

it('lets go of an erased reporter’s reports, and names no author', async () => {
  const before = [reported('ben', 2), reported('cat', 3)];
  expect(await queue(...before, erased('ben'))).toMatchObject([{ open: 1, reports: [{ userId: 'cat' }] }]);
  const views = await project(logOf(posted, reported('ben', 2), removed, erased('ben')));
  expect(views.documents('report')).toEqual([]);
  expect(views.documents('report', 'people')).toEqual([]);
  expect(JSON.stringify(await queue(...before, removed))).not.toContain('ann');
});

it('queues what waits to be shown, until a moderator decides, and again when that is undone', async () => {
  const held = (on: number): NewEvent => ({
    type: 'CommentHeld',
    data: { ...comment, reason: 'link', heldAt: day(on) },
  });
  const approved: NewEvent = { type: 'CommentApproved', data: { ...comment, reason: 'link', approvedAt: day(3) } };
  const hold = { reason: 'link', at: new Date(day(2)), settled: null };
  expect(await queue(held(2))).toMatchObject([
    { _id: 'comment', queue: 'open', open: 0, reports: [], hold, waitingSince: new Date(day(2)), settledAt: null },
  ]);
  const shown = { ...hold, settled: { outcome: 'kept', at: new Date(day(3)) } };
  expect(await queue(held(2), approved)).toMatchObject([
    { queue: 'settled', hold: shown, settledAt: new Date(day(3)) },
  ]);
  expect(await queue(held(2), approved, held(4))).toMatchObject([{ queue: 'open', hold: { settled: null } }]);
  const rejected = { ...hold, settled: { outcome: 'removed', at: new Date(day(6)) } };
  expect(await queue(held(2), removed)).toMatchObject([{ queue: 'settled', standing: 'removed', hold: rejected }]);
  expect(await queue(held(2), removed, restored, held(7))).toMatchObject([{ queue: 'open', standing: 'stands' }]);
  expect(await queue(held(2), withdrawn)).toEqual([]);
});
