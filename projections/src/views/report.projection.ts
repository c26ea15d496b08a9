import type { KeptReport, ReportedCommentDocument, ReportingPersonDocument, ReportSettlement } from '@henna/domain';
import { type Content, defineProjection, type Documents, type RecordedOf } from '../projection.ts';
import { instant, sealedField } from './event-values.ts';

type Reported = Content<ReportedCommentDocument>;
type Told = Pick<Reported, '_id' | 'productId' | 'reports' | 'standing'>;

/** Where a reported comment stands in the queue. */
const queued = (told: Told): Reported => {
  const waiting = told.reports.filter(({ settled }) => settled === null);
  const times = told.reports.flatMap(({ settled }) => settled?.at.getTime() ?? []);
  const isOpen = waiting.length > 0 && told.standing === 'stands';
  const { _id, productId, reports, standing } = told;
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

/** The documents of the report view: what was reported, and by whom. */
export const reporting = (comments: Documents<ReportedCommentDocument>) => {
  const people = comments.part<ReportingPersonDocument>('people');
  const put = (told: Told): void => comments.put(queued(told));

  const noteReported = async (userId: string, commentId: string): Promise<void> => {
    const reported = (await people.get(userId))?.reported ?? [];
    if (!reported.includes(commentId)) people.put({ _id: userId, reported: [...reported, commentId] });
  };

  /** Lets go of what a person reported. */
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

  return { put, noteReported, forget };
};

type Settling = RecordedOf<'CommentReportsDismissed' | 'CommentRemovedByModerator'>;

const settlement = (event: Settling): ReportSettlement => {
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

/** Comments that somebody reported; of comments that nobody did it knows nothing. Part `people`: who reported what. */
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
    const { put, noteReported, forget } = reporting(comments);
    if (event.type === 'MemberErased') return forget(event.data.memberId);
    const { commentId: _id, productId } = event.data;
    const known = await comments.get(_id);
    if (event.type === 'CommentReported') {
      await noteReported(event.data.userId, _id);
      const standing = known?.standing ?? 'stands';
      return put({ _id, productId, reports: [...(known?.reports ?? []), reportOf(event)], standing });
    }
    if (!known) return;
    switch (event.type) {
      case 'CommentReportsDismissed':
      case 'CommentReportsReopened': {
        const settled = event.type === 'CommentReportsDismissed' ? settlement(event) : null;
        const named = new Set(event.data.reportIds);
        const reports = known.reports.map((report) => (named.has(report.id) ? { ...report, settled } : report));
        return put({ ...known, reports });
      }
      case 'CommentRemovedByModerator': {
        const settled = settlement(event);
        const reports = known.reports.map((report) => (report.settled ? report : { ...report, settled }));
        return put({ ...known, reports, standing: 'removed' });
      }
      case 'CommentWithdrawn':
      case 'CommentRemovedByImport':
        return put({ ...known, standing: 'withdrawn' });
      case 'CommentRestored':
      case 'CommentImportRemovalUndone':
        return put({ ...known, standing: 'stands' });
      default:
        return event satisfies never;
    }
  },
});
