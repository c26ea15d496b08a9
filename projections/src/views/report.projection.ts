import type { KeptReport, ReportedCommentDocument, ReportingPersonDocument, ReportSettlement } from '@henna/domain';
import { type Content, defineProjection, type Documents, type RecordedOf } from '../projection.ts';
import { instant, sealedField } from './event-values.ts';

type ReportedComment = Content<ReportedCommentDocument>;
type ReportState = Pick<ReportedComment, '_id' | 'productId' | 'reports' | 'standing'>;

const withQueue = (state: ReportState): ReportedComment => {
  const waiting = state.reports.filter(({ settled }) => settled === null);
  const times = state.reports.flatMap(({ settled }) => settled?.at.getTime() ?? []);
  const isOpen = waiting.length > 0 && state.standing === 'stands';
  const { _id, productId, reports, standing } = state;
  return {
    _id,
    productId,
    reports,
    standing,
    queue: standing === 'withdrawn' ? 'none' : isOpen ? 'open' : 'settled',
    open: waiting.length,
    waitingSince: waiting[0]?.reportedAt ?? null,
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
      if (reports.length > 0) put({ ...comment, reports });
      else comments.delete(id);
    }
    people.delete(userId);
  };

  return { put, noteReported: addReporter, forget };
};

type SettlingEvent = RecordedOf<'CommentReportsDismissed' | 'CommentRemovedByModerator'>;

const settlement = (event: SettlingEvent): ReportSettlement => {
  const by = event.metadata.actor.name ?? null;
  if (event.type === 'CommentReportsDismissed') return { outcome: 'kept', at: instant(event.data.dismissedAt), by };
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

/** Comments that somebody has reported. Part `people`: the comments that each person has reported. */
export const reportProjection = defineProjection<ReportedCommentDocument>()({
  view: 'report',
  version: 4,
  handles: [
    'CommentReported',
    'CommentReportsDismissed',
    'CommentReportsReopened',
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
      return put({ _id, productId, reports: [...(comment?.reports ?? []), reportOf(event)], standing });
    }
    if (!comment) return;
    switch (event.type) {
      case 'CommentReportsDismissed':
      case 'CommentReportsReopened': {
        const settled = event.type === 'CommentReportsDismissed' ? settlement(event) : null;
        const reportIds = new Set(event.data.reportIds);
        const reports = comment.reports.map((report) => (reportIds.has(report.id) ? { ...report, settled } : report));
        return put({ ...comment, reports });
      }
      case 'CommentRemovedByModerator': {
        const settled = settlement(event);
        const reports = comment.reports.map((report) => (report.settled ? report : { ...report, settled }));
        return put({ ...comment, reports, standing: 'removed' });
      }
      case 'CommentWithdrawn':
      case 'CommentRemovedByImport':
        return put({ ...comment, standing: 'withdrawn' });
      case 'CommentRestored':
      case 'CommentImportRemovalUndone':
        return put({ ...comment, standing: 'stands' });
      default:
        return event satisfies never;
    }
  },
});
