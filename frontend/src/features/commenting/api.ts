import { limits, type CommentOrder } from '@henna/domain';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { CommentPage, CommentResponse, HelpfulMark } from '../../lib/api-types.ts';
import { addressOf, readOrCached, request } from '../../lib/api.ts';
import { postOnce } from '../../lib/post-once.ts';
import { isPending, type Thread, type ThreadPlace } from './thread.ts';

/** All threads of a product, filtered or not. */
export const threadsKey = (productId: string) => ['/api/products', productId, 'comments'] as const;

/** Which roots of a product's thread, in which order. */
export interface ThreadSelection {
  /** Only roots whose author gave the product that many stars. */
  readonly stars?: number | undefined;
  /** Absent: as is usual for the product. */
  readonly sort?: CommentOrder | undefined;
}

const commentsKey = (productId: string, { stars, sort }: ThreadSelection) =>
  [...threadsKey(productId), { stars, sort }] as const;

const readPage = (
  productId: string,
  { stars, sort }: ThreadSelection,
  { page, after }: ThreadPlace,
  signal: AbortSignal,
  shown: () => CommentPage | undefined,
) =>
  readOrCached<CommentPage>(
    addressOf([
      '/api/products',
      productId,
      'comments',
      { page, pageSize: limits.commentsPerPage, stars, sort: after ? undefined : sort, after },
    ]),
    signal,
    shown,
  );

const firstPlace: ThreadPlace = { page: 1, after: null };

/** The thread of a product, ten roots at a time, whose order holds while more are loaded. */
export const commentsQuery = (productId: string, selection: ThreadSelection = {}) =>
  infiniteQueryOptions({
    queryKey: commentsKey(productId, selection),
    queryFn: ({ pageParam, signal, client }) =>
      readPage(productId, selection, pageParam, signal, () =>
        client
          .getQueryData<Thread>(commentsKey(productId, selection))
          ?.pages.find(({ page }) => page === pageParam.page),
      ),
    initialPageParam: firstPlace,
    getNextPageParam: ({ page, next }): ThreadPlace | undefined => (next ? { page: page + 1, after: next } : undefined),
  });

/** What was read again of a thread that is shown. */
export interface FreshThread {
  readonly thread: Thread;
  /** How many roots there are that the order of the thread does not show yet. */
  readonly newRoots: number;
}

/**
 * The pages of a thread as they are now, without showing them. Newest first, new roots are among them; any other order
 * stays as it is shown, whatever has been marked since.
 */
export async function fetchThread(
  productId: string,
  { stars }: ThreadSelection,
  { pageParams, pages }: Thread,
  signal: AbortSignal,
): Promise<FreshThread> {
  const sort = orderOf(pages);
  const read = (page: CommentPage, after: string | null) =>
    readPage(productId, { stars, sort }, { page: page.page, after }, signal, () => page);
  if (sort === 'newest')
    return { thread: { pageParams, pages: await Promise.all(pages.map((page) => read(page, null))) }, newRoots: 0 };
  const fresh = await Promise.all(pages.map((page) => read(page, cursorOf(page))));
  const shown = pages[0]?.total ?? 0;
  return {
    thread: {
      pageParams,
      pages: fresh.map((page, index) => ({ ...page, total: shown, next: pages[index]?.next ?? null })),
    },
    newRoots: Math.max(0, (fresh[0]?.total ?? 0) - shown),
  };
}

/** The order in which a thread is shown. */
export const orderOf = (pages: readonly CommentPage[] = []): CommentOrder => pages[0]?.sort ?? 'newest';

/** Asks for the roots of a page as they are shown. */
const cursorOf = ({ sort, items }: CommentPage): string => {
  const ids = items.filter((root) => !isPending(root)).map(({ id }) => id);
  return `${sort}.0.${ids.slice(0, limits.commentsInOrder).join(',')}`;
};

/** Reads threads again after a change of one's own, but those whose order would change under who reads. */
export function refreshThreads(client: QueryClient, productId: string): void {
  const queryKey = threadsKey(productId);
  const isNewest = ({ state }: { readonly state: { readonly data?: unknown } }) =>
    orderOf((state.data as Thread | undefined)?.pages) === 'newest';
  void client.invalidateQueries({ queryKey, predicate: isNewest });
  void client.invalidateQueries({ queryKey, predicate: (query) => !isNewest(query), refetchType: 'none' });
}

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

export const markHelpful = (id: string): Promise<HelpfulMark> =>
  request(addressOf(['/api/comments', id, 'helpful']), { method: 'PUT' });

export const unmarkHelpful = (id: string): Promise<null> =>
  request(addressOf(['/api/comments', id, 'helpful']), { method: 'DELETE' });
