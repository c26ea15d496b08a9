import type { CommentOrder } from '@henna/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CommentResponse, OwnRemovedComment } from '../../lib/api-types.ts';
import { addressOf, request } from '../../lib/api.ts';

/** Its key is apart from those of the threads, which are changed together. */
const ownRemovedQuery = (productId: string) =>
  queryOptions({
    queryKey: ['own-removed-comments', productId],
    queryFn: ({ signal }): Promise<OwnRemovedComment[]> =>
      request(addressOf(['/api/products', productId, 'comments', 'removed']), { signal }),
  });

/** One's own comments that a moderator took out, by id; empty for who is signed out. */
export type OwnRemovedComments = ReadonlyMap<string, OwnRemovedComment>;

const none: OwnRemovedComments = new Map();

export function useOwnRemovedComments(productId: string, userId: string | null): OwnRemovedComments {
  const { data } = useQuery({ ...ownRemovedQuery(productId), enabled: userId !== null });
  return data && userId !== null ? new Map(data.map((comment) => [comment.id, comment])) : none;
}

const placeholder = (productId: string, { id, parentId, createdAt }: OwnRemovedComment): CommentResponse => ({
  id,
  productId,
  parentId,
  createdAt,
  userId: null,
  userName: null,
  hasProfile: false,
  authorTraits: null,
  content: null,
  replyTo: null,
  editedAt: null,
  withdrawn: true,
  waiting: false,
  demo: false,
  stars: null,
  votes: [],
  helpfulCount: 0,
  helpful: null,
  replies: [],
});

/**
 * Threads with the places of one's own removed comments, where they stood: roots newest first, replies oldest first. In another order of the roots
 * they come last.
 * @param isWhole whether the roots are all there are; else what is older than the last of them is not due yet
 */
export function withRemovedComments(
  roots: readonly CommentResponse[],
  removed: OwnRemovedComments,
  productId: string,
  isWhole: boolean,
  order: CommentOrder,
): readonly CommentResponse[] {
  if (removed.size === 0) return roots;
  const placeholders = [...removed.values()].map((one) => placeholder(productId, one));
  const last = roots.at(-1)?.createdAt ?? '';
  const missing = placeholders.filter(
    ({ id, parentId, createdAt }) =>
      parentId === null &&
      (isWhole || (order === 'newest' && createdAt > last)) &&
      roots.every((root) => root.id !== id),
  );
  const answered = roots.map((root) => {
    const replies = placeholders.filter(
      ({ id, parentId }) => parentId === root.id && root.replies.every((reply) => reply.id !== id),
    );
    return replies.length === 0 ? root : { ...root, replies: [...root.replies, ...replies].sort(oldestFirst) };
  });
  if (order !== 'newest') return [...answered, ...missing];
  return missing.length === 0 ? answered : [...answered, ...missing].sort((a, b) => oldestFirst(b, a));
}

const oldestFirst = (a: CommentResponse, b: CommentResponse) =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;
