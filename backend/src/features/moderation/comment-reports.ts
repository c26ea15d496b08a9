import {
  ForbiddenError,
  limits,
  type Aggregate,
  type ReportEvent,
  type ReportReason,
  type Sealed,
} from '@henna/domain';

interface Report {
  readonly reportId: string;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly reportedAt: string;
}

export interface CommentReports {
  /** Oldest first. */
  readonly reports: readonly Report[];
  /** Ids of those that wait for a moderator. */
  readonly open: readonly string[];
  /** What the last dismissal settled; empty once it was taken back. */
  readonly dismissed: readonly string[];
}

/** What is reported, as its own stream tells it. */
export interface ReportedComment {
  readonly commentId: string;
  readonly productId: string;
}

export const reportsStream = (commentId: string): string => `reports-${commentId}`;
/** Where the note stands in its event: part of how it is sealed. */
export const noteField = 'note';

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
 * Reports a comment, once per member; beyond `limits.reportsPerComment` moderators have heard enough, and nothing is
 * added. Throws {@link ForbiddenError} for one's own comment.
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

/** Lets a comment stand: what waits is settled. A no-op where nothing waits. */
export const dismissReports =
  ({ comment, at }: { readonly comment: ReportedComment; readonly at: string }) =>
  ({ open }: CommentReports): ReportEvent[] =>
    open.length === 0
      ? []
      : [{ type: 'CommentReportsDismissed', data: { ...comment, reportIds: open, dismissedAt: at } }];

/** Takes the last dismissal back; a no-op where there is none. */
export const reopenReports =
  ({ comment, at }: { readonly comment: ReportedComment; readonly at: string }) =>
  ({ dismissed }: CommentReports): ReportEvent[] =>
    dismissed.length === 0
      ? []
      : [{ type: 'CommentReportsReopened', data: { ...comment, reportIds: dismissed, reopenedAt: at } }];
