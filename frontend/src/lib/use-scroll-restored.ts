import { useEffect } from 'react';
import { takeScrollPosition } from './scroll-position.ts';

/** Returns to where this list was left for a product, once its content is there. */
export function useScrollRestored(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const top = takeScrollPosition();
    if (top === null) return;
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [ready]);
}
