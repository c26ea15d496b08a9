import type { KeptReport, ReportedCommentDocument, ReportSettlement } from '@henna/domain';
import { instant, sealedField } from '../../../facts.ts';
import { defineProjection, type RecordedOf } from '../../../projection.ts';
import { reporting } from './reporting.ts';

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
