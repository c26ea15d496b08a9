import type { InfiniteData } from '@tanstack/react-query';
import type { CommentPage, CommentResponse } from '../../lib/api-types.ts';

/** Where a page of a thread begins; `after` as the page before says. */
export interface ThreadPlace {
  readonly page: number;
  readonly after: string | null;
}

export type Thread = InfiniteData<CommentPage>;

/** Prefix of the id of a comment that is shown before the server has accepted it. */
const pendingPrefix = 'pending-';

export const pendingId = (token: string): string => pendingPrefix + token;
export const isPending = ({ id }: Pick<CommentResponse, 'id'>): boolean => id.startsWith(pendingPrefix);

/** All loaded roots; one that moved to the next page while pages were loading appears once. */
export function rootsOf(thread: Thread): CommentResponse[] {
  const roots = new Map(thread.pages.flatMap(({ items }) => items.map((root) => [root.id, root] as const)));
  return [...roots.values()];
}

const mapRoots = (thread: Thread, change: (root: CommentResponse) => CommentResponse[]): Thread => ({
  ...thread,
  pages: thread.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })),
});

/** The thread with a comment: a root as the newest, a reply as the last of its root. */
export function withComment(thread: Thread, comment: CommentResponse): Thread {
  if (comment.parentId === null) {
    const pages = thread.pages.map((page, index) => ({
      ...page,
      total: page.total + 1,
      items: index === 0 ? [comment, ...page.items] : page.items,
    }));
    return { ...thread, pages };
  }
  return mapRoots(thread, (root) =>
    root.id === comment.parentId ? [{ ...root, replies: [...root.replies, comment] }] : [root],
  );
}

/** The thread without a comment or reply of that id. */
export function withoutComment(thread: Thread, id: string): Thread {
  const found = thread.pages.some(({ items }) => items.some((root) => root.id === id));
  const rest = mapRoots(thread, (root) =>
    root.id === id ? [] : [{ ...root, replies: root.replies.filter((reply) => reply.id !== id) }],
  );
  return found ? { ...rest, pages: rest.pages.map((page) => ({ ...page, total: page.total - 1 })) } : rest;
}

/** The thread with the server's record in the place of the pending one. */
export const withConfirmed = (thread: Thread, id: string, comment: CommentResponse): Thread =>
  mapRoots(thread, (root) => [
    root.id === id ? comment : { ...root, replies: root.replies.map((reply) => (reply.id === id ? comment : reply)) },
  ]);

/** The thread with a changed text. @param editedAt null takes the mark away. */
export function withText(thread: Thread, id: string, content: string | null, editedAt: string | null): Thread {
  const change = (comment: CommentResponse) => (comment.id === id ? { ...comment, content, editedAt } : comment);
  return mapRoots(thread, (root) => [{ ...change(root), replies: root.replies.map(change) }]);
}

/** The thread with a comment or reply marked as helpful, or no longer. */
export function withHelpful(thread: Thread, id: string, helpful: boolean): Thread {
  const change = (comment: CommentResponse) =>
    comment.id === id && comment.helpful !== helpful
      ? { ...comment, helpful, helpfulCount: Math.max(0, comment.helpfulCount + (helpful ? 1 : -1)) }
      : comment;
  return mapRoots(thread, (root) => [{ ...change(root), replies: root.replies.map(change) }]);
}

/** The thread without what its author withdrew: a root that has replies stays, without text and name. */
export function withWithdrawn(thread: Thread, id: string): Thread {
  const root = thread.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  if (!root || root.replies.length === 0) return withoutComment(thread, id);
  const nameless = {
    withdrawn: true,
    content: null,
    userId: null,
    userName: null,
    hasProfile: false,
    authorTraits: null,
    stars: null,
    votes: [],
    helpfulCount: 0,
    helpful: null,
  };
  return mapRoots(thread, (one) => [one.id === id ? { ...one, ...nameless } : one]);
}

const allOf = (thread: Thread): CommentResponse[] => rootsOf(thread).flatMap((root) => [root, ...root.replies]);

/** Comments and replies that came after everything shown. */
export function newerIn(fresh: Thread, shown: Thread): CommentResponse[] {
  const shownComments = allOf(shown);
  const ids = new Set(shownComments.map(({ id }) => id));
  const last = Math.max(...shownComments.map(({ createdAt }) => Date.parse(createdAt) || 0));
  return allOf(fresh).filter(({ id, createdAt }) => !ids.has(id) && Date.parse(createdAt) >= last);
}
