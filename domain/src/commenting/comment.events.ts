import type { EventOf, Sealed } from '../shared/event.ts';

interface OfComment {
  readonly commentId: string;
  readonly productId: string;
  readonly userId: string;
  /** The root of the thread; `null` on a root itself. */
  readonly parentId: string | null;
  /** The comment that was answered, when that is not the root. */
  readonly replyTo: string | null;
  readonly postedAt: string;
}

export type CommentPosted = EventOf<'CommentPosted', OfComment & { readonly content: Sealed }>;
export type CommentEdited = EventOf<
  'CommentEdited',
  OfComment & { readonly content: Sealed; readonly editedAt: string }
>;

export const holdReasons = ['link', 'repeated'] as const;
/** Why a comment waits for a moderator: a new member's link, or one text posted over and over. */
export type HoldReason = (typeof holdReasons)[number];
/**
 * It waits for a moderator, and counts no more until it is approved. Appended together with the event that gave it its
 * text.
 */
export type CommentHeld = EventOf<'CommentHeld', OfComment & { readonly reason: HoldReason; readonly heldAt: string }>;
/** By a moderator; `reason`: why it waited. */
export type CommentApproved = EventOf<
  'CommentApproved',
  OfComment & { readonly reason: HoldReason; readonly approvedAt: string }
>;

/** Of a comment that had not counted, as it waited for a moderator. */
interface OfWaiting {
  readonly waiting?: true;
}
export type CommentWithdrawn = EventOf<'CommentWithdrawn', OfComment & OfWaiting & { readonly withdrawnAt: string }>;
/** By a moderator: what a root's thread holds is hidden with it. */
export type CommentRemovedByModerator = EventOf<
  'CommentRemovedByModerator',
  OfComment & OfWaiting & { readonly removedAt: string }
>;
export type CommentRestored = EventOf<
  'CommentRestored',
  OfComment & { readonly content: Sealed; readonly editedAt?: string; readonly restoredAt: string }
>;
/** By an import that replaces all comments: no moderator judged it. */
export type CommentRemovedByImport = EventOf<
  'CommentRemovedByImport',
  OfComment & { readonly batchId: string; readonly removedAt: string }
>;
/** The comment is what it was before that batch. */
export type CommentImportRemovalUndone = EventOf<
  'CommentImportRemovalUndone',
  OfComment & { readonly batchId: string; readonly undoneAt: string }
>;

export type CommentEvent =
  | CommentPosted
  | CommentEdited
  | CommentHeld
  | CommentApproved
  | CommentWithdrawn
  | CommentRemovedByModerator
  | CommentRestored
  | CommentRemovedByImport
  | CommentImportRemovalUndone;
