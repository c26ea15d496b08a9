import type { Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { untilBatchEnds, type Batch } from '../../admin-kit/batch.ts';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import type { QueryAddress } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { ContributionsSearch } from './contributions-search.ts';

type Schemas = components['schemas'];

export interface Contributions {
  readonly comments: Schemas['AdminCommentResponse'];
  readonly votes: Schemas['AdminVoteResponse'];
  readonly ratings: Schemas['AdminRatingResponse'];
}
export type ContributionKind = keyof Contributions;
export type Contribution = Contributions[ContributionKind];
export type ResetKind = 'votes' | 'ratings';

export interface ContributionPage<Kind extends ContributionKind> extends Page<Contributions[Kind]> {
  /** With a search: whether everything was searched. */
  readonly complete?: boolean;
}

const pathOf = (kind: ContributionKind) => `/api/admin/${kind}`;

export const contributionsKey = (kind: ContributionKind, search: ContributionsSearch): QueryAddress => {
  const { q, product: productId, stars, show, order, asOf, page = 1 } = search;
  const sort = order === 'asc' ? 'oldest' : undefined;
  // Past texts and names are not searched.
  const text = asOf === undefined ? q : undefined;
  return [pathOf(kind), { q: text, productId, stars, sort, asOf, ...(show && { [show]: true }), page }];
};

export const contributionsQuery = <Kind extends ContributionKind>(kind: Kind, search: ContributionsSearch) =>
  queryOptions({ queryKey: contributionsKey(kind, search), queryFn: adminRead<ContributionPage<Kind>> });

/** How many there are without a search. */
export const contributionCountQuery = <Kind extends ContributionKind>(
  kind: Kind,
  { show, asOf }: ContributionsSearch,
) =>
  queryOptions({
    queryKey: [pathOf(kind), { ...(show && { [show]: true }), asOf, page: 1, pageSize: 1 }],
    queryFn: adminRead<ContributionPage<Kind>>,
    select: ({ total }) => total,
  });

export const cardsPageSize = 6;

export interface Statistics {
  readonly votes: Schemas['AdminVoteStatisticsResponse'];
  readonly ratings: Schemas['AdminRatingStatisticsResponse'];
}
export type ProductStatistics = Statistics[ResetKind]['items'][number];

/** Products with votes or ratings, the most first, and the totals. */
export const statisticsQuery = <Kind extends ResetKind>(kind: Kind, { product, cards = 1 }: ContributionsSearch) =>
  queryOptions({
    queryKey: [`${pathOf(kind)}/statistics`, { productId: product, page: cards, pageSize: cardsPageSize }],
    queryFn: adminRead<Statistics[Kind]>,
  });

export const removeContribution = (kind: ContributionKind, id: string, reason: string, batch?: string): Promise<null> =>
  adminRequest(`${pathOf(kind)}/${id}`, { method: 'DELETE', reason, batch });
export const restoreContribution = (kind: ContributionKind, id: string, batch?: string): Promise<Contribution> =>
  adminRequest(`${pathOf(kind)}/${id}/restore`, { method: 'POST', batch });

const resetPath = (kind: ResetKind, productId: string) => `/api/admin/products/${productId}/${kind}`;
/** Waits for the end of a large reset, which continues after its response. Throws when it failed. */
const untilEnded = async (answer: unknown): Promise<void> => {
  if (isBatch(answer)) await untilBatchEnds(answer);
};
const isBatch = (answer: unknown): answer is Batch =>
  typeof answer === 'object' && answer !== null && 'batchId' in answer;

export const resetProduct = async (kind: ResetKind, productId: string, reason: string) =>
  untilEnded(await adminRequest(resetPath(kind, productId), { method: 'DELETE', reason }));
export const undoReset = async (kind: ResetKind, productId: string) =>
  untilEnded(await adminRequest(`${resetPath(kind, productId)}/restore`, { method: 'POST' }));

const affectedPaths = [
  '/api/admin/comments',
  '/api/admin/votes',
  '/api/admin/ratings',
  '/api/admin/moderation',
  '/api/admin/history',
  '/api/admin/today',
  '/api/products',
];

export const invalidateContributions = (client: QueryClient): Promise<void> => invalidatePaths(client, affectedPaths);
