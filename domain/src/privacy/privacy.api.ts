import type { MemberSession } from '../accounts/accounts.api.ts';
import type { ReportReason } from '../moderation/report.events.ts';
import type { ProfileResponse } from '../profiles/profile.api.ts';

/** Signed in by password, by the identity providers named, or both. No secret is told. */
export interface ExportedAccount {
  readonly id: string;
  readonly email: string | null;
  /** Proven by the identity provider, or by a link that was mailed to it. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
  readonly hasPassword: boolean;
  readonly identities: readonly ExportedIdentity[];
  readonly createdAt: string;
}

/** Somebody at an identity provider who can sign in to the account. */
export interface ExportedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly emailVerified: boolean;
  readonly joinedAt: string | null;
}

/** A name as it stood from a moment on. */
export interface ExportedName {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly since: string;
}

export interface ExportedVote {
  readonly id: string;
  readonly productId: string;
  readonly productName: string | null;
  readonly vote: string;
  readonly createdAt: string;
}

export interface ExportedRating {
  readonly id: string;
  readonly productId: string;
  readonly productName: string | null;
  readonly stars: number;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}

export interface ExportedComment {
  readonly id: string;
  readonly productId: string;
  readonly productName: string | null;
  readonly parentId: string | null;
  readonly replyTo: string | null;
  readonly content: string | null;
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** Taken back by the person, and shown to nobody any more. */
  readonly withdrawn: boolean;
  /** Taken out by a moderator, with the reason that was given. */
  readonly removed: { readonly at: string; readonly reason: string | null } | null;
}

/** A comment of somebody else's that the person reported. */
export interface ExportedReport {
  readonly id: string;
  readonly commentId: string;
  readonly productId: string;
  readonly productName: string | null;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly createdAt: string;
}

/** Visits made while signed in, on one UTC day. */
export interface ExportedVisits {
  readonly productId: string;
  readonly productName: string | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly visits: number;
}

/** `GET /api/accounts/current/export`: all that is known about a person. */
export interface PersonalExport {
  readonly exportedAt: string;
  readonly account: ExportedAccount;
  readonly sessions: readonly MemberSession[];
  /** Oldest first. */
  readonly names: readonly ExportedName[];
  readonly profile: ProfileResponse | null;
  readonly votes: readonly ExportedVote[];
  readonly ratings: readonly ExportedRating[];
  readonly comments: readonly ExportedComment[];
  readonly reports: readonly ExportedReport[];
  readonly visits: readonly ExportedVisits[];
}
