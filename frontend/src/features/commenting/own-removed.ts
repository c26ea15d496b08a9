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

/** The places of one's own removed comments in their threads. */
export const placesOf = (removed: OwnRemovedComments, productId: string): readonly CommentResponse[] =>
  [...removed.values()].map((one) => placeholder(productId, one));
