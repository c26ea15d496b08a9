import { setTimeout as pause } from 'node:timers/promises';
import { healthProblems } from '@henna/domain';
import { storeAt } from '@henna/domain/node';
import { sayReached, sayWaiting } from '../parts/waiting.ts';
import { StartError } from '../start-error.ts';

const lookMs = 50;
const answerMs = 10_000;

/** What is watched while parts start. */
export interface Starting {
  /** All parts have said that they are ready. */
  readonly isReady: boolean;
  /** How many steps they have reported. */
  readonly steps: number;
  /** A part waits for a store outside. */
  readonly isWaiting: boolean;
}

/** A start of parts that are ready. */
const ready: Starting = { isReady: true, steps: 0, isWaiting: false };

/** Addresses of stores outside; a store of our own has none. */
export interface OutsideStores {
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
}

/**
 * Resolves when all parts are ready and the service says that the stores answer and the projections follow. While a
 * store is unavailable it waits and says once for which.
 * @param origin where the service listens
 * @param patienceMs how long nothing may move meanwhile: no step of a part, no figure of the service
 * @throws StartError naming what is wrong when nothing has moved for that long
 */
export const untilHealthy = async (
  origin: string,
  starting: Starting = ready,
  stores: OutsideStores = {},
  patienceMs = 60_000,
): Promise<void> => {
  let seen = '';
  let movedAt = Date.now();
  for (;;) {
    const { problems, body } = await look(origin);
    // A service that does not answer yet knows nothing of the stores; it says itself what it waits for.
    const isStoreAway = (body !== '' && sayStores(problems, stores)) || starting.isWaiting;
    if (starting.isReady && problems.length === 0) return;
    const now = `${starting.steps} ${body}`;
    if (isStoreAway || now !== seen) movedAt = Date.now();
    if (Date.now() - movedAt > patienceMs)
      throw new StartError(`Not all parts answer: ${problems.join(', ') || 'not every part is ready'}.`);
    seen = now;
    await pause(lookMs);
  }
};

const look = async (origin: string): Promise<{ readonly problems: readonly string[]; readonly body: string }> => {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(answerMs) });
    const body = await response.text();
    if (response.ok) return { problems: [], body };
    const { problems } = JSON.parse(body) as { problems?: readonly string[] };
    return { problems: problems ?? [`the service answers ${response.status}`], body };
  } catch {
    return { problems: ['the service does not answer'], body: '' };
  }
};

/** @returns whether a store is unavailable */
const sayStores = (problems: readonly string[], { eventStoreUrl, mongoUrl }: OutsideStores): boolean => {
  const away = [
    {
      is: problems.includes(healthProblems.eventStore),
      store: eventStoreUrl && storeAt('EventStoreDB', eventStoreUrl),
    },
    { is: problems.includes(healthProblems.documentStore), store: mongoUrl && storeAt('MongoDB', mongoUrl) },
  ];
  for (const { is, store } of away) if (store) (is ? sayWaiting : sayReached)(store);
  return away.some(({ is }) => is);
};
