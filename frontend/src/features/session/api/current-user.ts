import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { ApiError, isStatus, read } from '../../../lib/api.ts';

const isSignedOut = (error: unknown): boolean =>
  isStatus(error, 401) || (error instanceof ApiError && error.code === 'UNAUTHORIZED');

/** Who is signed in; null when nobody is. */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: (context): Promise<CurrentUser | null> =>
      read<CurrentUser>(context).catch((error: unknown) => {
        if (isSignedOut(error)) return null;
        throw error;
      }),
  });
