import type { APIRequestContext } from 'playwright-core';
import { until } from '../wait.ts';

/** Position of the last event that any command of these journeys appended. */
let written = 0n;

/** Remembers the position in the answer to a command. */
export const recordPosition = (headers: Readonly<Record<string, string>>): void => {
  const position = BigInt(headers['x-position'] ?? 0);
  if (position > written) written = position;
};

/** Waits until the views hold what was written: a page that is opened anew does not wait for that by itself. */
export const waitForViews = (request: APIRequestContext): Promise<boolean> =>
  until(async () => {
    const answer = await request.get('/api/health', { headers: { 'X-Min-Position': String(written) } });
    return answer.headers()['x-projection-pending'] === undefined;
  }, Boolean);
