import { sealed, text, type Entity } from '../entities/entity.ts';
import { commentReports, reportsStream, type CommentReports } from './comment-reports.ts';
import type { ReportEvent } from './report.events.ts';

/** What members reported of a comment, and what moderators decided on it. */
export const reportEntity: Entity<'report', ReportEvent, CommentReports, { view: 'report' }> = {
  kind: 'report',
  id: { field: 'commentId' },
  subject: { kinds: ['comment'], subjectOf: ({ commentId }) => ['comment', commentId] },
  stream: ({ commentId }) => reportsStream(commentId),
  aggregate: commentReports,
  fields: { reason: text, note: sealed },
  events: {
    CommentReported: { action: 'added', at: 'reportedAt' },
    CommentReportsDismissed: { action: 'changed', at: 'dismissedAt' },
    CommentReportsReopened: { action: 'changed', at: 'reopenedAt' },
  },
  member: 'userId',
  product: 'productId',
  view: 'report',
};
