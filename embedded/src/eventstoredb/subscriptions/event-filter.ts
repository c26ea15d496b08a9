import type { StoredEvent } from '../log/record.ts';
import type { FilterRequest } from '../wire/read-request.ts';

/** Whether each event of a page is included. */
export type EventFilter = (events: readonly StoredEvent[]) => boolean[];

/** Compares the start of names or types with the prefixes of a filter; without prefixes nothing passes. */
export function createFilter({ on, prefixes }: FilterRequest): EventFilter {
  const nameOf = (event: StoredEvent) => (on === 'stream-name' ? event.streamName : event.type);
  return (events) => events.map((event) => prefixes.some((prefix) => nameOf(event).startsWith(prefix)));
}
