import type { FuzzRequest } from './fuzz-requests.ts';

const inFlight = 8;

export interface FuzzReport {
  readonly byStatus: Readonly<Record<number, number>>;
  /** What was answered 5xx, or not at all. */
  readonly failures: readonly { readonly index: number; readonly request: FuzzRequest; readonly answer: string }[];
}

/** Sends the requests of a range, some at a time. */
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
      const made = request(index);
      const { status, text } = await answerOf(url, made);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (status === 0 || status >= 500) failures.push({ index, request: made, answer: `${status} ${text}` });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return { byStatus, failures };
};

const answerOf = async (url: string, { method, path, headers, body }: FuzzRequest) => {
  const hangUp = new AbortController();
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      signal: hangUp.signal,
      ...(body !== undefined && { body }),
    });
    // A stream of events would go on for ever.
    const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isEndless ? '' : await response.text();
    if (isEndless) hangUp.abort();
    return { status: response.status, text };
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) };
  }
};
