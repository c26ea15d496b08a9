import type { BatchResponse, Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';
import type { QueryAddress } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { ActsSearch } from './contributions-search.ts';

type Schemas = components['schemas'];

export interface Acts {
  readonly comments: Schemas['AdminCommentBody'];
  readonly votes: Schemas['AdminVoteBody'];
  readonly ratings: Schemas['AdminRatingBody'];
}
/** What members do, as the addresses name it. */
export type ActKind = keyof Acts;
export type Act = Acts[ActKind];
export type ResetKind = 'votes' | 'ratings';

export interface ActPage<Kind extends ActKind> extends Page<Acts[Kind]> {
  /** With a search: whether all was looked at. */
  readonly complete?: boolean;
}

const pathOf = (kind: ActKind) => `/api/admin/${kind}`;

/** What a table of acts shows, as a query key. */
export const actsAddress = (kind: ActKind, search: ActsSearch): QueryAddress => {
  const { q, product: productId, stars, show, order, asOf, page = 1 } = search;
  const sort = order === 'asc' ? 'oldest' : undefined;
  // Texts and names of another moment are not searched.
  const words = asOf === undefined ? q : undefined;
  return [pathOf(kind), { q: words, productId, stars, sort, asOf, ...(show && { [show]: true }), page }];
};

export const actsQuery = <Kind extends ActKind>(kind: Kind, search: ActsSearch) =>
  queryOptions({ queryKey: actsAddress(kind, search), queryFn: adminRead<ActPage<Kind>> });

/** How many there are, whatever is searched for. */
export const actCountQuery = <Kind extends ActKind>(kind: Kind, { show, asOf }: ActsSearch) =>
  queryOptions({
    queryKey: [pathOf(kind), { ...(show && { [show]: true }), asOf, page: 1, pageSize: 1 }],
    queryFn: adminRead<ActPage<Kind>>,
    select: ({ total }) => total,
  });

/** Cards of one page. */
export const cardsPageSize = 6;

export interface Statistics {
  readonly votes: Schemas['AdminVoteStatisticsBody'];
  readonly ratings: Schemas['AdminRatingStatisticsBody'];
}
export type ProductActs = Statistics[ResetKind]['items'][number];

/** Products with votes or ratings, the most first, and the sums of all. */
export const actStatisticsQuery = <Kind extends ResetKind>(kind: Kind, { product, cards = 1 }: ActsSearch) =>
  queryOptions({
    queryKey: [`${pathOf(kind)}/statistics`, { productId: product, page: cards, pageSize: cardsPageSize }],
    queryFn: adminRead<Statistics[Kind]>,
  });

export const removeAct = (kind: ActKind, id: string, reason: string, batch?: string): Promise<null> =>
  adminRequest(`${pathOf(kind)}/${id}`, { method: 'DELETE', reason, batch });
export const restoreAct = (kind: ActKind, id: string, batch?: string): Promise<Act> =>
  adminRequest(`${pathOf(kind)}/${id}/restore`, { method: 'POST', batch });

const resetPath = (kind: ResetKind, productId: string) => `/api/admin/products/${productId}/${kind}`;
/** A large reset goes on after its answer: resolves when it has ended. Throws when it could not go on. */
const ended = async <Answer>(answer: Answer | BatchResponse): Promise<Answer | BatchResponse> => {
  let state = answer;
  while (isBatch(state) && state.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    state = await adminRequest<BatchResponse>(`/api/admin/batches/${state.batchId}`);
  }
  if (isBatch(state) && state.status === 'failed') throw new Error('The batch could not go on.');
  return state;
};
const isBatch = (answer: unknown): answer is BatchResponse =>
  typeof answer === 'object' && answer !== null && 'batchId' in answer;

/** Resets all votes or ratings of a product. */
export const resetProduct = async (kind: ResetKind, productId: string, reason: string) =>
  ended(await adminRequest<null>(resetPath(kind, productId), { method: 'DELETE', reason }));
export const undoReset = async (kind: ResetKind, productId: string) =>
  ended(await adminRequest<ProductActs>(`${resetPath(kind, productId)}/restore`, { method: 'POST' }));

const touched = [
  '/api/admin/comments',
  '/api/admin/votes',
  '/api/admin/ratings',
  '/api/admin/moderation',
  '/api/admin/history',
  '/api/products',
];

/** Reads anew what a removal, a restoration or a reset can show in. */
export const renewActs = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && touched.some((start) => path.startsWith(start)),
  });
