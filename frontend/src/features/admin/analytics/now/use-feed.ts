import type { AnalyticsEvent } from '@henna/contracts';
import { useRef, useState } from 'react';
import { readEvents } from '../../api/event-lines.ts';
import { activityEventTypes } from '../event-types.ts';
import { useRenewal } from '../use-renewal.ts';

const kept = 30;
const readAtOnce = 200;
const types = activityEventTypes.join(',');

/** What is done from a position of the log on, newest first. */
export function useFeed(start: string): readonly AnalyticsEvent[] {
  const [events, setEvents] = useState<readonly AnalyticsEvent[]>([]);
  const after = useRef(start);
  const isReading = useRef(false);
  useRenewal(async () => {
    if (isReading.current) return;
    isReading.current = true;
    // Too many streams, or no network: what was missed comes with the next.
    const read = await readEvents({ types, after: after.current, limit: readAtOnce }).catch(() => []);
    isReading.current = false;
    const last = read.at(-1);
    if (!last) return;
    after.current = last.position;
    setEvents((before) => [...read.toReversed(), ...before].slice(0, kept));
  });
  return events;
}
