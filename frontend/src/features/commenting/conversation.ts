import type { CommentResponse } from '../../lib/api-types.ts';
import { session } from '../../lib/storage.ts';
import type { OwnRemovedComments } from './own-removed.ts';
import { isPending } from './thread.ts';
import type { NewText } from './use-add-comment.ts';

/** What the one who looks may do in a product's comments. */
export interface Conversation {
  readonly productId: string;
  /** null while nobody is signed in. */
  readonly userId: string | null;
  /** One's own comments that a moderator took out. */
  readonly removed: OwnRemovedComments;
  readonly reply: (text: NewText, onFailed: () => void) => void;
  readonly edit: (comment: CommentResponse, content: string) => void;
  readonly withdraw: (comment: CommentResponse) => void;
  readonly markHelpful: (comment: CommentResponse, helpful: boolean) => void;
}

export const mayReply = ({ userId }: Conversation, comment: CommentResponse): boolean =>
  userId !== null && !comment.withdrawn && !comment.waiting && !isPending(comment);

export const mayChange = ({ userId }: Conversation, comment: CommentResponse): boolean =>
  userId !== null && comment.userId === userId && !comment.withdrawn && !isPending(comment);

/** Report or mark as helpful: somebody else's, also while signed out, as sign-in comes first then. */
export const mayJudge = ({ userId }: Conversation, comment: CommentResponse): boolean =>
  comment.userId !== null && comment.userId !== userId && !comment.withdrawn && !isPending(comment);

/** The comment whose reply was begun and not sent, say because sign-in came between. */
export const commentWithReplyDraft = ({ productId }: Conversation, root: CommentResponse): CommentResponse | null =>
  [root, ...root.replies].find(({ id }) => drafts.get(productId, draftKey.reply(id)) !== '') ?? null;

/** The position of a comment on the page. */
export const elementIdOf = (commentId: string): string => `comment-${commentId}`;

/** Leads the focus to a comment, once it is drawn. */
export const focusComment = (commentId: string): void => {
  requestAnimationFrame(() => document.getElementById(elementIdOf(commentId))?.focus());
};

const key = (productId: string, of = '') => `comment-draft:${productId}:${of}`;

/** Of which text a draft is: a new comment, the reply to one, or the changed text of one's own. */
export const draftKey = { reply: (commentId: string) => commentId, edit: (commentId: string) => `edit-${commentId}` };

/** Unsent text, stored for the tab: it survives a reload and signing in. */
export const drafts = {
  get: (productId: string, of?: string): string => session.get(key(productId, of)) ?? '',
  save: (productId: string, of: string | undefined, text: string): void =>
    text.trim() === '' ? session.remove(key(productId, of)) : session.set(key(productId, of), text),
  remove: (productId: string, of: string): void => session.remove(key(productId, of)),
};
