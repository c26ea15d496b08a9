import type { SqlAnswer } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import { adminRequest } from '../../../admin-kit/request.ts';

/** @param turn how often it was asked for: each time anew. */
export const sqlQuery = (sql: string, turn: number) =>
  queryOptions({
    queryKey: ['/api/analytics/sql', { sql, turn }],
    queryFn: ({ signal }) => adminRequest<SqlAnswer>('/api/analytics/sql', { method: 'POST', body: { sql }, signal }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
