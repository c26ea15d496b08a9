import type { Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Batch } from '../../admin-kit/batch.ts';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import { addressOf, type QueryAddress } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { MembersSearch } from './members-search.ts';

type Schemas = components['schemas'];
export type ListedMember = Schemas['ListedMemberResponse'];
export type Member = Schemas['MemberResponse'];
export type MemberLink = Schemas['ResetLinkResponse'];
type Contribution = Schemas['AdminCommentResponse'] | Schemas['AdminVoteResponse'] | Schemas['AdminRatingResponse'];
export type ContributionKind = 'comments' | 'votes' | 'ratings';

const membersPath = '/api/admin/members';
const pathOf = (id: string, ...rest: string[]) => addressOf([membersPath, id, ...rest]);

export const membersKey = ({ q, show, order, page = 1 }: MembersSearch): QueryAddress => [
  membersPath,
  { q, ...(show && { muted: true }), sort: order === 'asc' ? 'oldest' : undefined, page },
];

export const membersQuery = (search: MembersSearch) =>
  queryOptions({ queryKey: membersKey(search), queryFn: adminRead<Schemas['MemberPageResponse']> });

export const memberQuery = (id: string) =>
  queryOptions({ queryKey: [membersPath, id] as const, queryFn: adminRead<Member> });

export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: [membersPath, id, 'reports', { page: 1 }] as const,
    queryFn: ({ signal }): Promise<Schemas['MemberReportsResponse']> =>
      adminRequest(`${pathOf(id, 'reports')}?page=1`, { signal }),
  });

/** The latest active contributions of a kind. */
export const contributionsOfQuery = (kind: ContributionKind, userId: string) =>
  queryOptions({
    queryKey: [`/api/admin/${kind}`, { userId, page: 1, pageSize: 5 }],
    queryFn: adminRead<Page<Contribution>>,
  });

export const muteMember = (id: string, reason: string): Promise<null> =>
  adminRequest(pathOf(id, 'mute'), { method: 'PUT', reason });
export const unmuteMember = (id: string): Promise<null> => adminRequest(pathOf(id, 'mute'), { method: 'DELETE' });
export const endSessions = (id: string, reason: string): Promise<null> =>
  adminRequest(pathOf(id, 'sessions'), { method: 'DELETE', reason });
export const removeSecondFactor = (id: string, reason: string): Promise<null> =>
  adminRequest(pathOf(id, 'second-factor'), { method: 'DELETE', reason });

const accountPath = (id: string, link: string) => addressOf(['/api/admin/accounts', id, link]);
export const makeResetLink = (id: string): Promise<MemberLink> =>
  adminRequest(accountPath(id, 'reset-link'), { method: 'POST' });
export const makeEmailLink = (id: string, email: string): Promise<MemberLink> =>
  adminRequest(accountPath(id, 'email-link'), { method: 'POST', body: { email } });

const inBackground = { headers: { Prefer: 'respond-async' } };
/** Null where there is nothing to remove. */
export const removeContributions = (id: string, reason: string): Promise<Batch | null> =>
  adminRequest(pathOf(id, 'contributions'), { method: 'DELETE', reason, ...inBackground });
export const restoreContributions = (id: string): Promise<Batch | null> =>
  adminRequest(pathOf(id, 'contributions', 'restore'), { method: 'POST', ...inBackground });

const affectedPaths = [
  membersPath,
  '/api/admin/comments',
  '/api/admin/votes',
  '/api/admin/ratings',
  '/api/admin/moderation',
  '/api/admin/history',
  '/api/admin/today',
  '/api/products',
];
export const invalidateMembers = (client: QueryClient): Promise<void> => invalidatePaths(client, affectedPaths);
