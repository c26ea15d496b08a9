import { session } from '../../lib/storage.ts';

const key = (productId: string, parentId?: string) => `comment-draft:${productId}:${parentId ?? ''}`;

/** Unsent text of a comment, or of a reply, kept for the tab: it survives the way through sign-in. */
export const drafts = {
  get: (productId: string, parentId?: string): string => session.get(key(productId, parentId)) ?? '',
  keep: (productId: string, parentId: string | undefined, text: string): void =>
    text.trim() === '' ? session.remove(key(productId, parentId)) : session.set(key(productId, parentId), text),
};
