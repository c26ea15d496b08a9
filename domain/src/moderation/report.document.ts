import type { SealedField } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';
import type { HoldReason } from '../commenting/comment.events.ts';
import type { ReportReason } from './report.events.ts';

/** How a moderator answered a report, or decided on a comment that waited: `kept` is shown. */
export interface ReportSettlement {
  readonly outcome: 'kept' | 'removed';
  readonly at: Date;
  /** The token's name. */
  readonly by: string | null;
}

export interface KeptReport {
  readonly id: string;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly note: SealedField | null;
  readonly reportedAt: Date;
  /** `null` while it waits. */
  readonly settled: ReportSettlement | null;
}

/** That a comment waits for a moderator, or did. */
export interface CommentHold {
  readonly reason: HoldReason;
  readonly at: Date;
  /** `null` while it waits. */
  readonly settled: ReportSettlement | null;
}

/**
 * View `report`: one document per comment that somebody reported or that waited for a moderator, gone with its last
 * report. Whose comment it is, the comment tells.
 * Indexes: `queue, open, waitingSince`; `queue, settledAt`.
 */
export interface ReportedCommentDocument extends Positioned {
  /** The comment's id. */
  readonly _id: string;
  readonly productId: string;
  /** Oldest first; at most `limits.reportsPerComment`. */
  readonly reports: readonly KeptReport[];
  /** `null` where it never waited to be shown. */
  readonly hold: CommentHold | null;
  readonly standing: 'stands' | 'removed' | 'withdrawn';
  /** `open`: it waits, or a report does, and the comment stands. `settled`: none does. `none`: its author withdrew it. */
  readonly queue: 'open' | 'settled' | 'none';
  /** Reports that wait. */
  readonly open: number;
  /** When the first of them came, or it was held. */
  readonly waitingSince: Date | null;
  readonly settledAt: Date | null;
}

/** Part `people` of the report view: what a person reported, until they are erased. */
export interface ReportingPersonDocument {
  /** The user's id. */
  readonly _id: string;
  readonly reported: readonly string[];
}
