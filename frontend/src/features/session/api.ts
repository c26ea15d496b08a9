import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser, SessionResponse, SiteResponse } from '../../lib/api-types.ts';
import { ApiError, isStatus, read } from '../../lib/api.ts';
import { clearSessionHint } from './session-hint.ts';

/** The session's user id; null when there is no session or it could not be asked for. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['/api/user/session'],
    queryFn: (context): Promise<SessionResponse | null> => read<SessionResponse>(context).catch(() => null),
  });

const isSignedOut = (error: unknown): boolean =>
  isStatus(error, 401) || (error instanceof ApiError && error.code === 'UNAUTHORIZED');

/** Who is signed in; null when nobody is. */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: (context): Promise<CurrentUser | null> =>
      read<CurrentUser>(context).catch((error: unknown) => {
        if (isSignedOut(error)) {
          clearSessionHint();
          return null;
        }
        throw error;
      }),
  });

export const siteQuery = () => queryOptions({ queryKey: ['/api/site'], queryFn: read<SiteResponse> });
