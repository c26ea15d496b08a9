import type { MetricGroup, MetricLanguage, MetricName, MetricStep, SqlAnswer } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import { adminRead, adminRequest } from '../../../admin-kit/request.ts';
import type { ProductPage } from '../../../lib/api-types.ts';
import { ApiError, isStatus, read, type QueryAddress } from '../../../lib/api.ts';
import type { MetricAnswer, MetricCatalogue, TrendingNow } from '../api-types.ts';

/** Parameters of a metric; the service has a default for all that is absent. */
export interface MetricRequest {
  readonly group?: MetricGroup;
  readonly by?: MetricStep;
  readonly from?: string;
  readonly to?: string;
  readonly timeZone?: string;
  readonly limit?: number;
  readonly product?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subcategory?: string;
  readonly option?: string;
  readonly language?: MetricLanguage;
}

const sqlFreshMs = 5 * 60_000;
const preparingCode = 'ANALYTICS_UNAVAILABLE';

/** Whether figures can't be read because they are being prepared. */
export const isPreparing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === preparingCode;

/** Options of queries for figures: they are read again until they are prepared. */
export const untilPrepared = {
  retry: (_count: number, error: Error) => isPreparing(error),
  retryDelay: 1_500,
};

export const metricCatalogueQuery = () =>
  queryOptions({ queryKey: ['/api/analytics/metrics'], queryFn: adminRead<MetricCatalogue> });

export const metricKey = (metric: MetricName, request: MetricRequest): QueryAddress => [
  `/api/analytics/metrics/${metric}`,
  { ...request },
];

export const metricQuery = (metric: MetricName, request: MetricRequest) =>
  queryOptions({ queryKey: metricKey(metric, request), queryFn: adminRead<MetricAnswer>, ...untilPrepared });

export const trendingNowQuery = (limit: number) =>
  queryOptions({ queryKey: ['/api/analytics/trending', { limit }], queryFn: adminRead<TrendingNow> });

/** Products by id, for their names; products that are not public are left out. */
export const productsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/products', { ids: [...ids].sort().join(','), page: 1, pageSize: 50 }],
    queryFn: read<ProductPage>,
    enabled: ids.length > 0,
  });

/** A query of a dashboard: read anew now and then, and again when the service has too much to do. */
export const savedSqlQuery = (sql: string) =>
  queryOptions({
    queryKey: ['/api/analytics/sql', { sql }],
    queryFn: ({ signal }) => adminRequest<SqlAnswer>('/api/analytics/sql', { method: 'POST', body: { sql }, signal }),
    staleTime: sqlFreshMs,
    retry: (count: number, error: Error) => count < 10 && (isStatus(error, 429) || isStatus(error, 503)),
    retryDelay: 1_500,
  });

/** @param turn counts the runs, so that each is a query of its own */
export const sqlQuery = (sql: string, turn: number) =>
  queryOptions({
    queryKey: ['/api/analytics/sql', { sql, turn }],
    queryFn: ({ signal }) => adminRequest<SqlAnswer>('/api/analytics/sql', { method: 'POST', body: { sql }, signal }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
