import { limits, type Page } from '@henna/domain';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { CommentResponse } from '../../lib/api-types.ts';
import { addressOf, readOrCached, request } from '../../lib/api.ts';
import { postOnce } from '../../lib/post-once.ts';
import type { Thread } from './thread.ts';

/** All threads of a product, filtered or not. */
export const threadsKey = (productId: string) => ['/api/products', productId, 'comments'] as const;

/** @param stars only roots whose author gave the product that many stars. */
const commentsKey = (productId: string, stars?: number) => [...threadsKey(productId), { stars }] as const;

const readPage = (
  productId: string,
  stars: number | undefined,
  page: number,
  signal: AbortSignal,
  client: QueryClient,
) =>
  readOrCached<Page<CommentResponse>>(
    addressOf(['/api/products', productId, 'comments', { page, pageSize: limits.commentsPerPage, stars }]),
    signal,
    () => client.getQueryData<Thread>(commentsKey(productId, stars))?.pages.find((known) => known.page === page),
  );

/** The thread of a product, newest roots first, ten at a time. */
export const commentsQuery = (productId: string, stars?: number) =>
  infiniteQueryOptions({
    queryKey: commentsKey(productId, stars),
    queryFn: ({ pageParam, signal, client }) => readPage(productId, stars, pageParam, signal, client),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });

/** The pages of a thread as they are now, without showing them. */
export const fetchThread = async (
  client: QueryClient,
  productId: string,
  stars: number | undefined,
  { pageParams, pages }: Thread,
  signal: AbortSignal,
): Promise<Thread> => ({
  pageParams,
  pages: await Promise.all(pages.map(({ page }) => readPage(productId, stars, page, signal, client))),
});

export interface NewComment {
  readonly productId: string;
  readonly userId: string;
  readonly content: string;
  readonly parentId?: string;
}

/** The server knows the author's name: one sent along could only be refused. */
export const postComment = (comment: NewComment): Promise<CommentResponse> => postOnce('/api/comments', comment);

export const editComment = (id: string, content: string): Promise<CommentResponse> =>
  request(addressOf(['/api/comments', id]), { method: 'PUT', body: { content } });

export const withdrawComment = (id: string): Promise<null> =>
  request(addressOf(['/api/comments', id]), { method: 'DELETE' });
