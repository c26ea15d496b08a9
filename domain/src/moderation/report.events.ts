import type { EventOf, Sealed } from '../shared/event.ts';

/** Why a comment can be reported. */
export const reportReasons = ['spam', 'abuse', 'offTopic', 'falseClaim', 'personalData', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

interface OfReportedComment {
  readonly commentId: string;
  readonly productId: string;
}

/** `userId` reported it. The note is sealed under the reporter's key. */
export type CommentReported = EventOf<
  'CommentReported',
  OfReportedComment & {
    readonly reportId: string;
    readonly userId: string;
    readonly reason: ReportReason;
    readonly note: Sealed | null;
    readonly reportedAt: string;
  }
>;
/** A moderator let the comment stand: these reports ask for nothing more. A removal speaks for itself. */
export type CommentReportsDismissed = EventOf<
  'CommentReportsDismissed',
  OfReportedComment & { readonly reportIds: readonly string[]; readonly dismissedAt: string }
>;
/** The last dismissal was taken back. */
export type CommentReportsReopened = EventOf<
  'CommentReportsReopened',
  OfReportedComment & { readonly reportIds: readonly string[]; readonly reopenedAt: string }
>;

export type ReportEvent = CommentReported | CommentReportsDismissed | CommentReportsReopened;
