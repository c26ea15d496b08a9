import { session, storageKeys } from './storage.ts';

const listPath = /^\/(products$|category\/|brands\/.)/;

/** A list with other filters or on another page is another list. */
const listAddress = (): string => location.pathname + location.search;

/** Remembers how far a list was scrolled, before it is left for a product. */
export function keepScrollPosition(pathname: string): void {
  if (listPath.test(pathname))
    session.set(storageKeys.scrollPosition, JSON.stringify({ list: listAddress(), top: Math.round(scrollY) }));
}

/** Takes out what was remembered for this list: the place in pixels, or null. */
export function takeScrollPosition(): number | null {
  const stored = session.get(storageKeys.scrollPosition);
  if (!stored) return null;
  session.remove(storageKeys.scrollPosition);
  try {
    const { list, top } = JSON.parse(stored) as { list?: unknown; top?: unknown };
    return list === listAddress() && typeof top === 'number' ? top : null;
  } catch {
    return null;
  }
}

/** Back to the start of the page; without movement where reduced motion is asked for. */
export function scrollToTop(): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
