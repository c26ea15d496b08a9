import type {
  CommentHold,
  KeptReport,
  ReportedCommentDocument,
  ReportingPersonDocument,
  ReportSettlement,
} from '@henna/domain';
import { type Content, defineProjection, type Documents, type RecordedOf } from '../projection.ts';
import { instant, sealedField } from './event-values.ts';

type ReportedComment = Content<ReportedCommentDocument>;
type ReportState = Pick<ReportedComment, '_id' | 'productId' | 'reports' | 'hold' | 'standing'>;

const withQueue = (state: ReportState): ReportedComment => {
  const waiting = state.reports.filter(({ settled }) => settled === null);
  const { _id, productId, reports, hold, standing } = state;
  const isHeld = hold !== null && hold.settled === null;
  const times = [...reports, ...(hold ? [hold] : [])].flatMap(({ settled }) => settled?.at.getTime() ?? []);
  const isOpen = (waiting.length > 0 || isHeld) && standing === 'stands';
  return {
    _id,
    productId,
    reports,
    hold,
    standing,
    queue: standing === 'withdrawn' ? 'none' : isOpen ? 'open' : 'settled',
    open: waiting.length,
    waitingSince: waiting[0]?.reportedAt ?? (isHeld ? hold.at : null),
    settledAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
};

export const reportDocuments = (comments: Documents<ReportedCommentDocument>) => {
  const people = comments.part<ReportingPersonDocument>('people');
  const put = (state: ReportState): void => comments.put(withQueue(state));

  const addReporter = async (userId: string, commentId: string): Promise<void> => {
    const reported = (await people.get(userId))?.reported ?? [];
    if (!reported.includes(commentId)) people.put({ _id: userId, reported: [...reported, commentId] });
  };

  /** Deletes the reports of an erased person. */
  const forget = async (userId: string): Promise<void> => {
    for (const id of (await people.get(userId))?.reported ?? []) {
      const comment = await comments.get(id);
      if (!comment) continue;
      const reports = comment.reports.filter((report) => report.userId !== userId);
      if (reports.length > 0 || comment.hold) put({ ...comment, reports });
      else comments.delete(id);
    }
    people.delete(userId);
  };

  return { put, noteReported: addReporter, forget };
};

type SettlingEvent = RecordedOf<'CommentReportsDismissed' | 'CommentApproved' | 'CommentRemovedByModerator'>;

const settlement = (event: SettlingEvent): ReportSettlement => {
  const by = event.metadata.actor.name ?? null;
  if (event.type === 'CommentReportsDismissed') return { outcome: 'kept', at: instant(event.data.dismissedAt), by };
  if (event.type === 'CommentApproved') return { outcome: 'kept', at: instant(event.data.approvedAt), by };
  return { outcome: 'removed', at: instant(event.data.removedAt), by };
};

const reportOf = (event: RecordedOf<'CommentReported'>): KeptReport => {
  const { reportId, userId, reason, note, reportedAt } = event.data;
  return {
    id: reportId,
    userId,
    reason,
    note: sealedField(note, event),
    reportedAt: instant(reportedAt),
    settled: null,
  };
};

const holdOf = ({ data }: RecordedOf<'CommentHeld'>): CommentHold => ({
  reason: data.reason,
  at: instant(data.heldAt),
  settled: null,
});

/** Comments that somebody has reported, or that wait to be shown. Part `people`: the comments that each person has reported. */
export const reportProjection = defineProjection<ReportedCommentDocument>()({
  view: 'report',
  version: 5,
  handles: [
    'CommentReported',
    'CommentReportsDismissed',
    'CommentReportsReopened',
    'CommentHeld',
    'CommentApproved',
    'CommentWithdrawn',
    'CommentRemovedByModerator',
    'CommentRestored',
    'CommentRemovedByImport',
    'CommentImportRemovalUndone',
    'MemberErased',
  ],
  parts: ['people'],
  indexes: [{ key: { queue: 1, open: -1, waitingSince: 1, _id: 1 } }, { key: { queue: 1, settledAt: -1, _id: 1 } }],
  keys(event) {
    if (event.type === 'MemberErased') return [{ part: 'people', id: event.data.memberId }];
    const comment = { id: event.data.commentId };
    if (event.type !== 'CommentReported') return [comment];
    return [comment, { part: 'people', id: event.data.userId }];
  },
  async apply(event, comments) {
    const { put, noteReported, forget } = reportDocuments(comments);
    if (event.type === 'MemberErased') return forget(event.data.memberId);
    const { commentId: _id, productId } = event.data;
    const comment = await comments.get(_id);
    if (event.type === 'CommentReported') {
      await noteReported(event.data.userId, _id);
      const standing = comment?.standing ?? 'stands';
      return put({
        _id,
        productId,
        reports: [...(comment?.reports ?? []), reportOf(event)],
        hold: comment?.hold ?? null,
        standing,
      });
    }
    if (event.type === 'CommentHeld')
      return put({ _id, productId, reports: comment?.reports ?? [], hold: holdOf(event), standing: 'stands' });
    if (!comment) return;
    const settledHold = (hold: CommentHold | null, settled: ReportSettlement) =>
      hold && (hold.settled ? hold : { ...hold, settled });
    switch (event.type) {
      case 'CommentReportsDismissed':
      case 'CommentReportsReopened': {
        const settled = event.type === 'CommentReportsDismissed' ? settlement(event) : null;
        const reportIds = new Set(event.data.reportIds);
        const reports = comment.reports.map((report) => (reportIds.has(report.id) ? { ...report, settled } : report));
        return put({ ...comment, reports });
      }
      case 'CommentApproved':
        return put({ ...comment, hold: settledHold(comment.hold, settlement(event)) });
      case 'CommentRemovedByModerator': {
        const settled = settlement(event);
        const reports = comment.reports.map((report) => (report.settled ? report : { ...report, settled }));
        return put({ ...comment, reports, hold: settledHold(comment.hold, settled), standing: 'removed' });
      }
      case 'CommentWithdrawn':
      case 'CommentRemovedByImport':
        // That it waited matters no more: what is restored to wait is held anew.
        if (comment.reports.length === 0) return comments.delete(_id);
        return put({ ...comment, hold: null, standing: 'withdrawn' });
      case 'CommentRestored':
      case 'CommentImportRemovalUndone':
        return put({ ...comment, standing: 'stands' });
      default:
        return event satisfies never;
    }
  },
});
