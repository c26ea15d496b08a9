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
  | CommentWithdrawn
  | CommentRemovedByModerator
  | CommentRestored
  | CommentRemovedByImport
  | CommentImportRemovalUndone;
