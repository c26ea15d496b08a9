import { useEffect, useRef } from 'react';
import { onLive } from './live.ts';

/** Follows a topic while the component stands. @param topic null follows nothing. */
export function useLive(topic: string | null, onChange: () => unknown): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (topic === null ? undefined : onLive(topic, () => latest.current())), [topic]);
}
