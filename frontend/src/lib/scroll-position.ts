import { useEffect } from 'react';
import { session, storageKeys } from './storage.ts';

const listPath = /^\/(products$|category\/|brands\/.)/;

/** A list with other filters or on another page is another list. */
const listUrl = (): string => location.pathname + location.search;

/** Saves how far a list was scrolled, before it is left for a product. */
export function saveScrollPosition(pathname: string): void {
  if (listPath.test(pathname))
    session.set(storageKeys.scrollPosition, JSON.stringify({ list: listUrl(), top: Math.round(scrollY) }));
}

/** Removes what was saved. @returns pixels from the top if it was saved for this list, else null. */
function consumeScrollPosition(): number | null {
  const stored = session.get(storageKeys.scrollPosition);
  if (!stored) return null;
  session.remove(storageKeys.scrollPosition);
  try {
    const { list, top } = JSON.parse(stored) as { list?: unknown; top?: unknown };
    return list === listUrl() && typeof top === 'number' ? top : null;
  } catch {
    return null;
  }
}

/** The page may still be growing: scrolls again in each frame until it is tall enough. */
function scrollUntilReached(top: number, frames = 30): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (frames > 1 && Math.abs(window.scrollY - top) > 1) scrollUntilReached(top, frames - 1);
  });
}

/** Returns to the saved position of this list. @param ready whether the list is drawn. */
export function useScrollRestored(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const top = consumeScrollPosition();
    if (top !== null) scrollUntilReached(top);
  }, [ready]);
}

/** Instant where reduced motion is asked for. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches ? 'instant' : 'smooth';

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: scrollBehavior() });
