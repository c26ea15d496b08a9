import { queryOptions } from '@tanstack/react-query';
import type { ProfileResponse } from '../../../lib/api-types.ts';
import { isStatus, read } from '../../../lib/api.ts';

/** What an author tells of themselves; null when they keep it to themselves. */
export const authorProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/profile', userId] as const,
    queryFn: (context) =>
      read<ProfileResponse>(context).catch((error: unknown) => {
        if (isStatus(error, 404)) return null;
        throw error;
      }),
  });
