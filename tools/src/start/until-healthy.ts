import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const patienceMs = 15_000;
const lookMs = 50;

/**
 * Resolves when the service says that the stores answer and the projections follow.
 * @throws StartError naming what is wrong when that takes too long
 */
export const untilHealthy = async (port: number): Promise<void> => {
  const last = Date.now() + patienceMs;
  for (;;) {
    const why = await complaint(port);
    if (why === undefined) return;
    if (Date.now() > last) throw new StartError(`Not all parts answer: ${why}.`);
    await pause(lookMs);
  }
};

/** What is wrong, if anything. */
const complaint = async (port: number): Promise<string | undefined> => {
  try {
    const response = await fetch(`http://localhost:${port}/api/health`);
    if (response.ok) return undefined;
    const { problems } = (await response.json()) as { problems?: readonly string[] };
    return problems?.join(', ') ?? `the service answers ${response.status}`;
  } catch {
    return 'the service does not answer';
  }
};
