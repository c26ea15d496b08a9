let awaited: bigint | null = null;

const isPending = (headers: Headers): boolean => headers.get('X-Projection-Pending') === 'true';

/** The position that reads shall wait for, while read models lag behind what this client wrote; else null. */
export const minPosition = (): string | null => awaited?.toString() ?? null;

/** Takes note of a command's answer: the read models may not have followed it yet. */
export function trackWrite(headers: Headers): void {
  const position = headers.get('X-Position');
  if (!isPending(headers) || !position || !/^\d{1,19}$/.test(position)) return;
  const written = BigInt(position);
  if (awaited === null || written > awaited) awaited = written;
}

/**
 * Takes note of a read's answer. @param requestedPosition the position that the read named.
 * @returns whether the answer lags behind what this client wrote.
 */
export function trackRead(headers: Headers, requestedPosition: string | null): boolean {
  if (requestedPosition === null) return false;
  if (isPending(headers)) return true;
  if (awaited !== null && BigInt(requestedPosition) >= awaited) awaited = null;
  return false;
}
