let position: bigint | null = null;

const isPending = (headers: Headers): boolean => headers.get('X-Projection-Pending') === 'true';

/** The position that reads must include, while the views lag behind what this client wrote; else null. */
export const minPosition = (): string | null => position?.toString() ?? null;

/** Remembers the position of a command if the views have not followed it yet. @param headers of its response. */
export function trackWrite(headers: Headers): void {
  const header = headers.get('X-Position');
  if (!isPending(headers) || !header || !/^\d{1,19}$/.test(header)) return;
  const written = BigInt(header);
  if (position === null || written > position) position = written;
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
