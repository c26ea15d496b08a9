import type { Aggregate } from '../shared/aggregate.ts';
import { ForbiddenError } from '../shared/errors.ts';
import type { Sealed } from '../shared/event.ts';
import { limits } from '../shared/limits.ts';
import type { ReportEvent, ReportReason } from './report.events.ts';

interface Report {
  readonly reportId: string;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly reportedAt: string;
}

export interface CommentReports {
  /** Oldest first. */
  readonly reports: readonly Report[];
  /** Ids of those that no moderator has decided on. */
  readonly open: readonly string[];
  /** Ids of those that the last dismissal closed; empty once it was undone. */
  readonly dismissed: readonly string[];
}

export interface ReportedComment {
  readonly commentId: string;
  readonly productId: string;
}

export const reportsStream = (commentId: string): string => `reports-${commentId}`;
/** Name of the note in its event: part of how it is sealed. */
export const reportNoteField = 'note';

export const commentReports: Aggregate<CommentReports, ReportEvent> = {
  initialState: () => ({ reports: [], open: [], dismissed: [] }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'CommentReported': {
        const { reportId, userId, reason, reportedAt } = event.data;
        const reports = [...state.reports, { reportId, userId, reason, reportedAt }];
        return { ...state, reports, open: [...state.open, reportId] };
      }
      case 'CommentReportsDismissed': {
        const { reportIds } = event.data;
        return { ...state, open: state.open.filter((id) => !reportIds.includes(id)), dismissed: reportIds };
      }
      case 'CommentReportsReopened':
        return { ...state, open: [...event.data.reportIds, ...state.open], dismissed: [] };
    }
  },
};

export const reportBy = ({ reports }: CommentReports, userId: string): Report | undefined =>
  reports.find((report) => report.userId === userId);

/**
 * Reports a comment, once per member; a no-op beyond `limits.reportsPerComment`. Throws {@link ForbiddenError} for one's own comment.
 */
export const reportComment =
  (input: {
    readonly comment: ReportedComment;
    /** Who wrote it. */
    readonly authorId: string;
    readonly reportId: string;
    readonly userId: string;
    readonly reason: ReportReason;
    readonly note: Sealed | null;
    readonly at: string;
  }) =>
  (state: CommentReports): ReportEvent[] => {
    const { comment, authorId, at, ...report } = input;
    if (authorId === input.userId) throw new ForbiddenError('OWN_COMMENT');
    if (reportBy(state, input.userId) || state.reports.length >= limits.reportsPerComment) return [];
    return [{ type: 'CommentReported', data: { ...comment, ...report, reportedAt: at } }];
  };

/** Closes the open reports, as the comment stays; a no-op without any. */
export const dismissReports =
  ({ comment, at }: { readonly comment: ReportedComment; readonly at: string }) =>
  ({ open }: CommentReports): ReportEvent[] =>
    open.length === 0
      ? []
      : [{ type: 'CommentReportsDismissed', data: { ...comment, reportIds: open, dismissedAt: at } }];

/** Undoes the last dismissal; a no-op where there is none. */
export const reopenReports =
  ({ comment, at }: { readonly comment: ReportedComment; readonly at: string }) =>
  ({ dismissed }: CommentReports): ReportEvent[] =>
    dismissed.length === 0
      ? []
      : [{ type: 'CommentReportsReopened', data: { ...comment, reportIds: dismissed, reopenedAt: at } }];
