import { queryOptions } from '@tanstack/react-query';
import { isStatus, request } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';
import { adminToken } from '../session/admin-token.ts';

/** Whose token it is, and what it may do. */
export type TokenHolder = components['schemas']['TokenHolderBody'];

/** @throws ApiError 401 for a token that the service does not know. */
export const verifyToken = (token: string): Promise<TokenHolder> =>
  request('/api/admin/auth', { method: 'POST', body: { token } });

const askAgainAfterMs = 500;

/** A page that is left breaks its requests off, which tells nothing of the token. By the second time it is gone. */
const verifyStored = (token: string): Promise<TokenHolder> =>
  verifyToken(token).catch(async (error: unknown) => {
    if (!isStatus(error, 0)) throw error;
    await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs));
    return verifyToken(token);
  });

/** Who holds the stored token; null, and the token gone, when it could not be verified. Asked once. */
export const tokenHolderQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/auth'],
    queryFn: async (): Promise<TokenHolder | null> => {
      const token = adminToken.get();
      if (token === null) return null;
      try {
        return await verifyStored(token);
      } catch {
        adminToken.forget();
        return null;
      }
    },
    staleTime: 'static',
  });
