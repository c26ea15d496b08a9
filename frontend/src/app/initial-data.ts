import type { QueryClient } from '@tanstack/react-query';
import type { createAppRouter } from './router.tsx';
import { addressOf, type QueryAddress } from '../lib/api.ts';

/** What the page brought along, by the addresses it answers. */
function readInitialData(): Map<string, unknown> {
  const text = document.getElementById('first-data')?.textContent;
  // A page that the browser took from its history may be older than what was done since.
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!text || (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward') return new Map();
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
}

/**
 * Gives the queries of the first screen the answers that came with the page, so that they ask for nothing. Each counts
 * once, and none after that screen: from then on they could be old.
 */
export function seedInitialData(
  client: QueryClient,
  router: Pick<ReturnType<typeof createAppRouter>, 'subscribe'>,
): void {
  const answers = readInitialData();
  if (answers.size === 0) return;
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    const address = addressOf(query.queryKey as QueryAddress);
    if (!answers.has(address)) return;
    const answer = answers.get(address);
    answers.delete(address);
    query.setData(answer);
  });
  const done = router.subscribe('onRendered', () => {
    stop();
    done();
  });
}
