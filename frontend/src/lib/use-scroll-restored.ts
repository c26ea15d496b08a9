import { useEffect } from 'react';
import { consumeScrollPosition } from './scroll-position.ts';

/** Frames within which the page may still grow to the place. */
const maxFrames = 30;

const scrollUntilReached = (top: number, frames: number): void => {
  requestAnimationFrame(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (frames > 1 && Math.abs(window.scrollY - top) > 1) scrollUntilReached(top, frames - 1);
  });
};

/** Returns to where this list was left for a product, once its content is there. */
export function useScrollRestored(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const top = consumeScrollPosition();
    if (top !== null) scrollUntilReached(top, maxFrames);
  }, [ready]);
}
