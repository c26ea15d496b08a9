import type { APIRequestContext } from 'playwright-core';
import { until } from '../until.ts';

/** The position of the last command that anybody sent in these journeys. */
let written = 0n;

/** Takes note of an answer to a command. */
export const noteWritten = (headers: Readonly<Record<string, string>>): void => {
  const position = BigInt(headers['x-position'] ?? 0);
  if (position > written) written = position;
};

/** Waits until what pages read holds what was written: a page that is opened anew does not wait for it by itself. */
export const isFollowed = (request: APIRequestContext): Promise<boolean> =>
  until(async () => {
    const answer = await request.get('/api/health', { headers: { 'X-Min-Position': String(written) } });
    return answer.headers()['x-projection-pending'] === undefined;
  }, Boolean);
