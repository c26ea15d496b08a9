import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Call } from '../shared/http-client.ts';

export interface LoadRequest extends Call {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly json?: object;
}

export interface Load {
  /** How many connections send one request after the other. */
  readonly connections: number;
  readonly amount: number;
  /** What is sent, by a number that grows with each request; up to two a connection are left out. */
  readonly requestOf: (index: number) => LoadRequest;
}

export interface LoadResult {
  /** Numbers of the requests that were answered. */
  readonly answered: readonly number[];
  readonly perSecond: number;
}

/**
 * Sends requests as fast as they are answered.
 * @throws Error when one of them fails
 */
export const closedLoop = async (url: string, { connections, amount, requestOf }: Load): Promise<LoadResult> => {
  const answered: number[] = [];
  let next = 0;
  let refusal = '';
  let last = 0;
  const begun = performance.now();
  const { errors } = await autocannon({
    url,
    amount,
    connections,
    sampleInt: 100,
    requests: [
      {
        setupRequest: (request, context) => {
          const index = next++;
          const { method = 'GET', path, headers = {}, json } = requestOf(index);
          Object.assign(context, { index });
          const typed = json ? { ...headers, 'content-type': 'application/json' } : headers;
          return { ...request, method: method as 'GET', path, headers: typed, body: json && JSON.stringify(json) };
        },
        onResponse: (status, body, context) => {
          last = performance.now();
          if (status >= 300) refusal ||= `${status} ${body.slice(0, 200)}`;
          answered.push((context as { index: number }).index);
        },
      },
    ],
  });
  if (refusal || errors > 0) throw new Error(`A request to ${url} failed: ${refusal || `${errors} connections broke`}`);
  return { answered, perSecond: (answered.length / (last - begun)) * 1_000 };
};

/** Begins `perSecond` calls a second, whether or not those before have come to their end. @throws what the first throws */
export const openLoop = async <Result>(
  count: number,
  perSecond: number,
  call: (index: number) => Promise<Result>,
): Promise<Result[]> => {
  const begun = performance.now();
  const running: Promise<Result>[] = [];
  let hasFailed = false;
  while (running.length < count && !hasFailed) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) / 1_000) * perSecond) + 1);
    while (running.length < due) {
      const result = call(running.length);
      result.catch(() => (hasFailed = true));
      running.push(result);
    }
    await pause(1);
  }
  return Promise.all(running);
};

/** Clients that each begin a call every so often, or when the one before has ended where that is later. @throws what a call throws */
export const paced = async <Result>(
  { count, everyMs }: { readonly count: number; readonly everyMs: number },
  call: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result[]> => {
  const results: Result[] = [];
  const client = async (number: number) => {
    let due = performance.now() + (everyMs * number) / count;
    for (; ; due = Math.max(due + everyMs, performance.now())) {
      await pause(Math.max(0, due - performance.now()));
      if (isOver()) return;
      results.push(await call());
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => client(number)));
  return results;
};
