import type { AdminCommentResponse } from './moderation.api.ts';
import type { ReportReason } from './report.events.ts';

/** `POST /api/comments/:id/reports` */
export interface ReportResponse {
  readonly id: string;
  readonly commentId: string;
  readonly reason: ReportReason;
  readonly createdAt: string;
}

/** A report as moderators see it. To analysts ids are pseudonyms, name and note are `null`, and times are cut to the hour. */
export interface QueuedReport {
  readonly id: string;
  readonly userId: string;
  readonly userName: string | null;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly createdAt: string;
  readonly settled: {
    readonly outcome: 'kept' | 'removed';
    readonly at: string;
    readonly by: string | null;
  } | null;
}

/** What else is known of the author: how much stands of theirs, and what moderators took out. */
export interface ReportedAuthor {
  readonly comments: number;
  readonly votes: number;
  readonly ratings: number;
  readonly removedComments: number;
  readonly removedVotes: number;
  readonly removedRatings: number;
}

/** A reported comment with what a moderator needs to judge it. */
export interface QueuedComment {
  readonly comment: AdminCommentResponse;
  /** Why a moderator removed it; `null` while it stands or where no reason was given. */
  readonly removalReason: string | null;
  readonly state: 'open' | 'settled';
  /** Oldest first. */
  readonly reports: readonly QueuedReport[];
  /** Reports that wait. */
  readonly open: number;
  /** `null` to analysts: who writes is public, and such counts would tell what else they did. */
  readonly author: ReportedAuthor | null;
}

/** `GET /api/admin/moderation`: the most reported first, then who waits longest; settled ones the latest first. */
export interface ModerationQueue {
  readonly items: readonly QueuedComment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Comments that wait for a decision, whichever state is listed. */
  readonly open: number;
}

/** `GET /api/products/:id/comments/removed`: one's own comments that a moderator took out, newest first. */
export interface OwnRemovedComment {
  readonly id: string;
  readonly parentId: string | null;
  readonly content: string | null;
  readonly createdAt: string;
  readonly removedAt: string;
  readonly reason: string | null;
}
