import { session } from '../../lib/storage.ts';

const key = (productId: string, of = '') => `comment-draft:${productId}:${of}`;

/** Of which text a draft is: a new comment, the reply to one, or the changed text of one's own. */
export const draftOf = { reply: (commentId: string) => commentId, edit: (commentId: string) => `edit-${commentId}` };

/** Unsent text, kept for the tab: it survives a reload and the way through sign-in. */
export const drafts = {
  get: (productId: string, of?: string): string => session.get(key(productId, of)) ?? '',
  keep: (productId: string, of: string | undefined, text: string): void =>
    text.trim() === '' ? session.remove(key(productId, of)) : session.set(key(productId, of), text),
  forget: (productId: string, of: string): void => session.remove(key(productId, of)),
};
