import type { StoredEvent } from './record.ts';

/** How much a page holds at most. */
const PAGE_EVENTS = 256;
const PAGE_BYTES = 256 << 10;

/** As much as a page holds of one range and then the next. */
export function firstPage(...ranges: Iterable<StoredEvent | undefined>[]): StoredEvent[] {
  const events: StoredEvent[] = [];
  let bytes = 0;
  for (const range of ranges)
    for (const event of range) {
      if (!event) continue;
      events.push(event);
      bytes += event.bytes.length;
      if (events.length >= PAGE_EVENTS || bytes >= PAGE_BYTES) return events;
    }
  return events;
}
