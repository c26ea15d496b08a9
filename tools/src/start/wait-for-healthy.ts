import { setTimeout as pause } from 'node:timers/promises';
import { healthProblems } from '@henna/domain';
import { storeAt } from '@henna/domain/node';
import { announceReached, announceWaiting, endProgress, showLoading } from '../processes/console.ts';
import { UserFacingError } from '../shared/errors.ts';

const pollMs = 50;
const responseTimeoutMs = 10_000;
/** A catalogue that is loaded sooner is not announced. */
const announceLoadingEveryMs = 1_000;

/** The progress of the child services while they start. */
export interface StartProgress {
  /** All services are ready. */
  readonly isReady: boolean;
  /** How many steps they have reported. */
  readonly steps: number;
  /** Some service waits for a store outside. */
  readonly isWaiting: boolean;
}

const allReady: StartProgress = { isReady: true, steps: 0, isWaiting: false };

/** Addresses of stores outside; an embedded store has none. */
export interface OutsideStores {
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
}

/**
 * Resolves when all services are ready and the backend's health check passes. While a store is unavailable it waits and
 * prints once for which; while the service loads a large catalogue it prints how far that has come.
 * @param origin where the backend listens
 * @param stallTimeoutMs how long there may be no progress: no step of a service, no change in the health check
 * @throws UserFacingError naming the problems when there was no progress for that long
 */
export const waitForHealthy = async (
  origin: string,
  progress: StartProgress = allReady,
  stores: OutsideStores = {},
  stallTimeoutMs = 60_000,
): Promise<void> => {
  let lastState = '';
  let progressAt = Date.now();
  let announcedAt: number | undefined;
  for (;;) {
    const { problems, body, loading } = await askHealth(origin);
    // A backend that does not answer yet reports the stores that it waits for by its output.
    const isStoreAway = (body !== '' && announceStoreChanges(problems, stores)) || progress.isWaiting;
    if (progress.isReady && problems.length === 0) {
      if (announcedAt !== undefined) endProgress();
      return;
    }
    if (loading) {
      announcedAt ??= Date.now();
      if (Date.now() - announcedAt >= announceLoadingEveryMs) {
        showLoading(loading.loaded, loading.total);
        announcedAt = Date.now();
      }
    }
    const state = `${progress.steps} ${body}`;
    if (isStoreAway || state !== lastState) progressAt = Date.now();
    if (Date.now() - progressAt > stallTimeoutMs)
      throw new UserFacingError(`Not all parts answer: ${problems.join(', ') || 'not every part is ready'}.`);
    lastState = state;
    await pause(pollMs);
  }
};

interface Health {
  readonly problems: readonly string[];
  readonly body: string;
  readonly loading?: { readonly loaded: number; readonly total: number } | undefined;
}

const askHealth = async (origin: string): Promise<Health> => {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(responseTimeoutMs) });
    const body = await response.text();
    if (response.ok) return { problems: [], body };
    const { problems, productsLoading } = JSON.parse(body) as {
      problems?: readonly string[];
      productsLoading?: Health['loading'];
    };
    return { problems: problems ?? [`the service answers ${response.status}`], body, loading: productsLoading };
  } catch {
    return { problems: ['the service does not answer'], body: '' };
  }
};

/** @returns whether a store is unavailable */
const announceStoreChanges = (problems: readonly string[], { eventStoreUrl, mongoUrl }: OutsideStores): boolean => {
  const checked = [
    {
      isAway: problems.includes(healthProblems.eventStore),
      store: eventStoreUrl && storeAt('EventStoreDB', eventStoreUrl),
    },
    { isAway: problems.includes(healthProblems.documentStore), store: mongoUrl && storeAt('MongoDB', mongoUrl) },
  ];
  for (const { isAway, store } of checked) if (store) (isAway ? announceWaiting : announceReached)(store);
  return checked.some(({ isAway }) => isAway);
};
