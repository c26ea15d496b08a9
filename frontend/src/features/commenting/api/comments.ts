import { limits } from '@henna/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CommentResponse, Page } from '../../../lib/api-types.ts';
import { addressOf, readUnlessBehind, request } from '../../../lib/api.ts';
import type { Thread } from '../thread.ts';

/** @param stars only roots whose author gave the product that many stars. */
const commentsKey = (productId: string, stars?: number) => ['/api/products', productId, 'comments', { stars }] as const;

/** The thread of a product, newest roots first, ten at a time. */
export const commentsQuery = (productId: string, stars?: number) =>
  infiniteQueryOptions({
    queryKey: commentsKey(productId, stars),
    queryFn: ({ pageParam, signal, client }) =>
      readUnlessBehind<Page<CommentResponse>>(
        addressOf([
          '/api/products',
          productId,
          'comments',
          { page: pageParam, pageSize: limits.commentsPerPage, stars },
        ]),
        signal,
        () => client.getQueryData<Thread>(commentsKey(productId, stars))?.pages.find(({ page }) => page === pageParam),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });

export interface NewComment {
  readonly productId: string;
  readonly userId: string;
  readonly content: string;
  readonly parentId?: string;
}

/** The server knows the author's name: one sent along could only be refused. */
export const postComment = (comment: NewComment): Promise<CommentResponse> =>
  request('/api/comments', { method: 'POST', body: comment });
