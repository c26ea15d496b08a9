import type { AnalyticsEvent } from '@henna/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminToken } from '../../../admin-kit/request.ts';
import { addressOf, ApiError, errorOf } from '../../../lib/api.ts';
import { untilPrepared } from './analytics.ts';

const pageSize = 50;

/** The log page by page, newest first. A page begins before a position, so that no event appears twice. */
export const eventPagesQuery = (request: EventsRequest) =>
  infiniteQueryOptions({
    queryKey: ['/api/analytics/events', request],
    queryFn: ({ pageParam, signal }) =>
      readEvents({ ...request, order: 'newest', before: pageParam, limit: pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === pageSize ? last.at(-1)?.position : undefined),
    staleTime: 0,
    ...untilPrepared,
  });

/** The parameters of `GET /api/analytics/events`. */
export type EventsRequest = Readonly<Record<string, string | number | undefined>>;

/**
 * Events without anything personal as NDJSON, oldest first unless the request says otherwise.
 * @throws ApiError 400 for invalid parameters, 429 while too many read
 */
export async function readEventLines(request: EventsRequest, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(addressOf(['/api/analytics/events', request]), {
    credentials: 'include',
    headers: { 'x-admin-token': adminToken.get() ?? '' },
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error');
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

export async function readEvents(request: EventsRequest, signal?: AbortSignal): Promise<readonly AnalyticsEvent[]> {
  const text = await (await readEventLines(request, signal)).text();
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as AnalyticsEvent);
}
