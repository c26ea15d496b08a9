import { infiniteQueryOptions } from '@tanstack/react-query';
import { readEvents, type EventsAsked } from './event-lines.ts';

const pageSize = 50;

/** The log page behind page, oldest first. A page's beginning is a position, so that no event comes twice. */
export const eventPagesQuery = (asked: EventsAsked) =>
  infiniteQueryOptions({
    queryKey: ['/api/analytics/events', asked],
    queryFn: ({ pageParam, signal }) => readEvents({ ...asked, after: pageParam, limit: pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === pageSize ? last.at(-1)?.position : undefined),
    // The log grows.
    staleTime: 0,
  });
