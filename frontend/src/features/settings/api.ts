import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { read, ApiError } from '../../lib/api.ts';
import type { components } from '../../lib/schema.gen.ts';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';

export type Health = Pick<components['schemas']['HealthResponse'], 'status' | 'position' | 'degraded' | 'problems'>;

/** A service that is down is an answer, not an error. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['/api/health'],
    queryFn: (context): Promise<Health> =>
      read<Health>(context).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 503) throw error;
        return { status: 'down' as const, position: '', degraded: [], problems: [error.message] };
      }),
  });

export type SystemStatus = components['schemas']['SystemStatusResponse'];
export type SystemView = SystemStatus['views'][number];
export type SystemRebuild = NonNullable<SystemView['rebuild']>;

const systemPath = '/api/admin/system';
const pace = { calm: 5_000, rebuilding: 1_000 } as const;

export const isUnderWay = (rebuild: SystemRebuild | null): boolean =>
  rebuild?.state === 'requested' || rebuild?.state === 'running';

/** Polled while it is shown, faster during a rebuild. */
export const systemQuery = () =>
  queryOptions({
    queryKey: [systemPath],
    queryFn: adminRead<SystemStatus>,
    refetchInterval: ({ state: { data } }) =>
      data?.views.some(({ rebuild }) => isUnderWay(rebuild)) ? pace.rebuilding : pace.calm,
  });

export const requestRebuild = (view: SystemView['view']): Promise<SystemRebuild> =>
  adminRequest(`${systemPath}/rebuilds`, { method: 'POST', body: { view } });

export const invalidateSystem = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [systemPath] });
