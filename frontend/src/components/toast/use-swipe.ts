import { useRef, useState, type PointerEvent } from 'react';

/** Pixels to the right after which letting go dismisses. */
export const swipeThreshold = 50;

/** Handlers and the offset so far of a swipe to the right. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    if (offset >= swipeThreshold) onSwiped();
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
