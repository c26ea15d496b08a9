import { useEffect, useRef } from 'react';
import { useLive } from '../../lib/live.ts';

/** Milliseconds from a change to the reading: the service works out what trends at most once in that time. */
export const liveRefetchMs = 5_000;

/** Reads anew when anything about products has changed: once for all that happens in `renewalPace`. */
export function useLiveRefetch(refetch: () => unknown): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('products', () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void latest.current();
    }, liveRefetchMs);
  });
}
