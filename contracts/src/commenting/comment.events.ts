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
export type CommentWithdrawn = EventOf<'CommentWithdrawn', OfComment & { readonly withdrawnAt: string }>;
/** By a moderator: what a root's thread holds is hidden with it. */
export type CommentRemovedByModerator = EventOf<
  'CommentRemovedByModerator',
  OfComment & { readonly removedAt: string }
>;
export type CommentRestored = EventOf<
  'CommentRestored',
  OfComment & { readonly content: Sealed; readonly editedAt?: string; readonly restoredAt: string }
>;

export type CommentEvent =
  CommentPosted | CommentEdited | CommentWithdrawn | CommentRemovedByModerator | CommentRestored;
