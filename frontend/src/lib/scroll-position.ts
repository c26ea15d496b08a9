import { session, storageKeys } from './storage.ts';

const listPath = /^\/(products$|category\/|brands\/.)/;

/** A list with other filters or on another page is another list. */
const listUrl = (): string => location.pathname + location.search;

/** Remembers how far a list was scrolled, before it is left for a product. */
export function saveScrollPosition(pathname: string): void {
  if (listPath.test(pathname))
    session.set(storageKeys.scrollPosition, JSON.stringify({ list: listUrl(), top: Math.round(scrollY) }));
}

/** Takes out what was remembered for this list: the place in pixels, or null. */
export function consumeScrollPosition(): number | null {
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

/** Back to the start of the page; without movement where reduced motion is asked for. */
export function scrollToTop(): void {
  const reducesMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'instant' : 'smooth' });
}
