import type { AnalyticsEvent } from '@henna/domain';
import { addressOf, errorOf, ApiError } from '../../../lib/api.ts';
import { adminToken } from '../../../admin-kit/request.ts';

/** What `GET /api/analytics/events` takes, as it stands in an address. */
export type EventsAsked = Readonly<Record<string, string | number | undefined>>;

/**
 * Lines of the log without anything personal, oldest first: NDJSON, one event a line.
 * @throws ApiError 400 for what can't be asked, 429 while too many read.
 */
export async function readEventLines(asked: EventsAsked, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(addressOf(['/api/analytics/events', asked]), {
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

export async function readEvents(asked: EventsAsked, signal?: AbortSignal): Promise<readonly AnalyticsEvent[]> {
  const text = await (await readEventLines(asked, signal)).text();
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as AnalyticsEvent);
}
