import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hasSessionHint } from '../features/session/index.ts';
import { hasUnseenWrite } from '../lib/read-your-writes.ts';
import type { AnsweredQueries } from './answered-queries.ts';

/** What the page came with. */
interface InitialData {
  /** The position in the log that it holds at least; a string, as it may exceed exact numbers. */
  readonly position: string;
  /** Differs where any answer does. */
  readonly version: string;
  readonly queries: AnsweredQueries;
}

const read = (): InitialData | undefined => {
  const json = document.getElementById('first-data')?.textContent;
  return json ? (JSON.parse(json) as InitialData) : undefined;
};

/**
 * Comments say whether the member finds them helpful, which the page does not know. They stand there as they were sent
 * until their code and their answer are there.
 */
const isOfMember = (key: QueryKey): boolean => key.includes('comments');

/** A page that the browser took from its history may be older than what was done since. */
const isFromHistory = (): boolean => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
};

/** Whether the page would show something else now. @param position in the log that must be counted in at least */
async function isOutdated({ position, version }: InitialData): Promise<boolean> {
  const response = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    priority: 'low',
    headers: { 'X-Min-Position': position },
  });
  const current = response.headers.get('X-Page-Version');
  return current !== null && current !== version;
}

/**
 * Gives the queries of the first screen the answers that came with the page, so that they ask for nothing.
 * @returns asks again for what the screen shows, if it may be older than what was done here or elsewhere; for once the
 * screen is drawn, as that is what the first drawing has to equal.
 */
export function seedInitialData(client: QueryClient): () => Promise<void> {
  const data = read();
  for (const [key, answer] of data?.queries ?? [])
    if (!(isOfMember(key) && hasSessionHint())) client.setQueryData(key, answer);
  return async () => {
    if (!data) return;
    const isOlder = isFromHistory() || hasUnseenWrite(data.position);
    // What can't be found out now is not worth an error: the screen stays as it is.
    if (isOlder || (await isOutdated(data).catch(() => false))) await client.invalidateQueries();
  };
}
