import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLanguage } from '../../lib/use-language.ts';

/** Pixels sideways after which letting go turns the page. */
const swipeThreshold = 40;

/** Which of the pictures is shown, and the ways to another: by button, arrow keys (mirrored in Arabic) and swipe. */
export function useGallery(count: number) {
  const { direction } = useLanguage();
  const forward = direction === 'rtl' ? -1 : 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const shown = Math.min(chosen ?? 0, Math.max(0, count - 1));
  const step = (by: number) => setChosen((shown + by + count) % Math.max(1, count));

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: shown + forward,
      ArrowLeft: shown - forward,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined || count < 2) return;
    event.preventDefault();
    setChosen((to + count) % count);
  };
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    if (Math.abs(offset) >= swipeThreshold) step(offset < 0 ? forward : -forward);
    setOffset(0);
  };
  return {
    shown,
    /** Another than the first one was asked for, at least once. */
    turned: chosen !== null,
    choose: setChosen,
    step,
    onKeyDown,
    /** How far the picture follows the finger, in pixels. */
    offset,
    swipe: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        start.current = pointerType === 'mouse' || count < 2 ? null : clientX;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current !== null) setOffset(clientX - start.current);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
