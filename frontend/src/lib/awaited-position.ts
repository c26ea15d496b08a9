let awaited: bigint | null = null;

const saysPending = (headers: Headers): boolean => headers.get('X-Projection-Pending') === 'true';

/** The position that reads shall wait for, while read models lag behind what this client wrote; else null. */
export const awaitedPosition = (): string | null => awaited?.toString() ?? null;

/** Takes note of a command's answer: the read models may not have followed it yet. */
export function noteWritten(headers: Headers): void {
  const position = headers.get('X-Position');
  if (!saysPending(headers) || !position || !/^\d{1,19}$/.test(position)) return;
  const written = BigInt(position);
  if (awaited === null || written > awaited) awaited = written;
}

/**
 * Takes note of a read's answer. @param asked the position that the read named.
 * @returns whether the answer lags behind what this client wrote.
 */
export function noteRead(headers: Headers, asked: string | null): boolean {
  if (asked === null) return false;
  if (saysPending(headers)) return true;
  if (awaited !== null && BigInt(asked) >= awaited) awaited = null;
  return false;
}
