import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import type { components } from '../../lib/schema.gen.ts';

export type AdminToken = components['schemas']['AdminTokenResponse'];
export type NewAdminToken = components['schemas']['NewAdminTokenResponse'];
export type CreateToken = components['schemas']['CreateTokenRequest'];

const path = '/api/admin/tokens';
/** Tokens are used without this client. */
const refetchMs = 60_000;

export const tokensQuery = () =>
  queryOptions({ queryKey: [path], queryFn: adminRead<AdminToken[]>, refetchInterval: refetchMs });

export const createToken = (body: CreateToken): Promise<NewAdminToken> => adminRequest(path, { method: 'POST', body });

export const revokeToken = ({ name }: AdminToken): Promise<unknown> =>
  adminRequest(`${path}/${encodeURIComponent(name)}`, { method: 'DELETE' });

export const invalidateTokens = (client: QueryClient): Promise<void> =>
  invalidatePaths(client, [path, '/api/admin/history', '/api/admin/today']);
