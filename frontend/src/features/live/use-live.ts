import { useEffect, useRef } from 'react';
import { onLive } from './live.ts';

/** Follows a topic while the component stands. */
export function useLive(topic: string, onChange: () => unknown): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => onLive(topic, () => latest.current()), [topic]);
}
