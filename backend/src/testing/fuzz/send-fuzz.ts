import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FuzzRequest } from './fuzz-requests.ts';

const concurrency = 8;

export interface FuzzReport {
  readonly byStatus: Readonly<Record<number, number>>;
  /** Requests with a 5xx response or none. */
  readonly failures: readonly { readonly index: number; readonly request: FuzzRequest; readonly response: string }[];
}

/** Sends the requests of a range concurrently. */
export const sendFuzz = async (
  url: string,
  request: (index: number) => FuzzRequest,
  from: number,
  to: number,
): Promise<FuzzReport> => {
  const byStatus: Record<number, number> = {};
  const failures: FuzzReport['failures'][number][] = [];
  let next = from;
  const work = async () => {
    while (next < to) {
      const index = next++;
      const sent = request(index);
      const { status, text } = await send(url, sent);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (status === 0 || status >= 500) failures.push({ index, request: sent, response: `${status} ${text}` });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { byStatus, failures };
};

const send = async (url: string, { method, path, headers, body }: FuzzRequest) => {
  const abort = new AbortController();
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      signal: abort.signal,
      ...(body !== undefined && { body }),
    });
    // A stream of events does not end.
    const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isEndless ? '' : await response.text();
    if (isEndless) abort.abort();
    return { status: response.status, text };
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) };
  }
};

/** Bytes of the heap after a garbage collection. */
export const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};
