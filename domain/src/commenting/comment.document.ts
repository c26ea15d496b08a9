import type { SealedField } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';
import type { HoldReason } from './comment.events.ts';

/**
 * View `comment`: one document per comment or reply.
 * Indexes: `productId, root, postedAt` and with `stars` and `helpful` before `postedAt`; `rootId, postedAt`; `postedAt`; `productId, postedAt`.
 * What a moderator removed is gone, and the replies to a removed root are hidden. A root withdrawn while it has replies stays without text, author and stars; any other withdrawn comment is gone.
 * A comment that waits for a moderator is gone in the same way.
 */
export interface CommentDocument extends Positioned {
  readonly _id: string;
  readonly productId: string;
  /** `null` once withdrawn. */
  readonly userId: string | null;
  readonly root: boolean;
  /** A root's own id, or the id of the root that a reply belongs to. */
  readonly rootId: string;
  readonly replyTo: string | null;
  /** `null` once withdrawn. */
  readonly content: SealedField | null;
  readonly postedAt: Date;
  /** When its author last changed the text; `null` once withdrawn. */
  readonly editedAt: Date | null;
  /** Replies that stand; 0 on a reply. */
  readonly replies: number;
  /** The author's current stars for the product; on a root only. */
  readonly stars: number | null;
  /** How many members find it helpful, also while it is withdrawn. */
  readonly helpful: number;
  /** Also while it waits for a moderator. */
  readonly withdrawn: boolean;
  /** Absent unless it waits for a moderator. */
  readonly waiting?: true;
  /** A reply whose root a moderator has removed. */
  readonly hidden: boolean;
  readonly demo: boolean;
}

/**
 * A comment as it was when it was taken out of the lists. Its helpful marks may change or be erased meanwhile, so part
 * `withdrawn` counts them.
 */
export type CommentBeforeRemoval = Omit<CommentDocument, 'helpful'>;

/** Part `removed` of the comment view: what moderators have removed. Indexes: `removedAt`; `userId, productId`. */
export interface RemovedCommentDocument extends CommentBeforeRemoval {
  readonly removedAt: Date;
  /** As the moderator gave it, for the author to read. */
  readonly reason: string | null;
}

/** Part `waiting` of the comment view: what waits for a moderator, as it will be shown. Index: `userId, productId`. */
export interface WaitingCommentDocument extends CommentBeforeRemoval {
  readonly reason: HoldReason;
  readonly since: Date;
}

/** Part `people` of the comment view: what a person has withdrawn, moderators have removed, or waits for them, and is still sealed under their key. */
export interface WithdrawnCommentsDocument {
  /** The user's id. */
  readonly _id: string;
  readonly withdrawn: readonly string[];
}
