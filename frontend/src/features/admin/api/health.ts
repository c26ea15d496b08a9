import { queryOptions } from '@tanstack/react-query';
import { ApiError, read } from '../../../lib/api.ts';
import type { components } from '../../../lib/schema.gen.ts';

export type Health = Pick<components['schemas']['HealthBody'], 'status' | 'position' | 'degraded' | 'problems'>;

/** How the parts are; a service that is down says so too. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['/api/health'],
    queryFn: (context): Promise<Health> =>
      read<Health>(context).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 503) throw error;
        return { status: 'down' as const, position: '', degraded: [], problems: [error.message] };
      }),
  });
