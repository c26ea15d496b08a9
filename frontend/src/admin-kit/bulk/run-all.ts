import { ApiError } from '../../lib/api.ts';

/** A random UUID (version 4); crypto.randomUUID is missing on pages that are not served over HTTPS. */
export const newBatchId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Requests at once. */
const concurrency = 4;
/** Milliseconds between tries, and tries, while the service is busy. */
const busyRetry = { pause: 3_000, tries: 25 };

export interface Failure<Row> {
  readonly row: Row;
  readonly error: Error;
}

export interface Outcome<Row, Answer> {
  readonly done: readonly { readonly row: Row; readonly answer: Answer }[];
  readonly failed: readonly Failure<Row>[];
  /** Rows that were not begun because the run was stopped. */
  readonly notStarted: readonly Row[];
}

interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (settled: number) => void;
}

/**
 * Runs a command for each of many rows, with a few requests at a time, and continues when some fail. Only an unknown
 * token or the signal ends it early.
 */
export async function runAll<Row, Answer>(
  rows: readonly Row[],
  command: (row: Row) => Promise<Answer>,
  { signal, onProgress }: RunOptions,
): Promise<Outcome<Row, Answer>> {
  const done: { row: Row; answer: Answer }[] = [];
  const failed: Failure<Row>[] = [];
  const queue = [...rows];
  let loggedOut = false;
  const work = async () => {
    while (queue.length > 0 && !signal.aborted && !loggedOut) {
      const row = queue.shift()!;
      try {
        done.push({ row, answer: await retryWhileBusy(() => command(row), signal) });
      } catch (error) {
        failed.push({ row, error: error instanceof Error ? error : new Error(String(error)) });
        if (error instanceof ApiError && error.status === 401) loggedOut = true;
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { done, failed, notStarted: queue };
}

/** Retries while the service answers 429 or 503. */
async function retryWhileBusy<Answer>(command: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await command();
    } catch (error) {
      const busy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (!busy || tries >= busyRetry.tries || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, busyRetry.pause));
    }
  }
}
