import { queryOptions } from '@tanstack/react-query';
import type { SessionResponse } from '../../../lib/api-types.ts';
import { read } from '../../../lib/api.ts';

/** The session's user id; null when there is no session or it could not be asked for. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['/api/user/session'],
    queryFn: (context): Promise<SessionResponse | null> => read<SessionResponse>(context).catch(() => null),
  });
