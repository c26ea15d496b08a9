import { useEffect, useRef } from 'react';
import { useLive } from '../../lib/live.ts';

/**
 * Milliseconds between a change and the request: the service recomputes the trending order at most once in that time.
 */
export const liveRefetchMs = 5_000;

/** Refetches when anything about products has changed, at most once in `liveRefetchMs`. */
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
