import { session } from './storage.ts';

/** Position of the last command of this tab, over reloads: a page may have been rendered before it. */
const storageKey = 'last-write';
const asPosition = (text: string | null): bigint | null => (text && /^\d{1,19}$/.test(text) ? BigInt(text) : null);

let position: bigint | null = null;

const isPending = (headers: Headers): boolean => headers.get('X-Projection-Pending') === 'true';

/** The position that reads must include, while the views lag behind what this client wrote; else null. */
export const minPosition = (): string | null => position?.toString() ?? null;

/**
 * Remembers the position of a command, for pages that were rendered before it; and for all reads if the views have not
 * followed it yet. @param headers of its response.
 */
export function trackWrite(headers: Headers): void {
  const written = asPosition(headers.get('X-Position'));
  if (written === null) return;
  const last = asPosition(session.get(storageKey));
  if (last === null || written > last) session.set(storageKey, written.toString());
  if (isPending(headers) && (position === null || written > position)) position = written;
}

/**
 * Forgets the position once a read includes it.
 * @param headers of the read's response.
 * @param requestedPosition the `minPosition` it was sent with.
 * @returns whether the response lags behind what this client wrote.
 */
export function trackRead(headers: Headers, requestedPosition: string | null): boolean {
  if (requestedPosition === null) return false;
  if (isPending(headers)) return true;
  if (position !== null && BigInt(requestedPosition) >= position) position = null;
  return false;
}

/**
 * Whether this tab wrote something later than a page shows; from then on reads must include it.
 * @param shown position in the log that the page holds at least.
 */
export function hasUnseenWrite(shown: string): boolean {
  const last = asPosition(session.get(storageKey));
  // Asked once: a log that was replaced would never reach it.
  session.remove(storageKey);
  if (last === null || last <= (asPosition(shown) ?? 0n)) return false;
  if (position === null || last > position) position = last;
  return true;
}
