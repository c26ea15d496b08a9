import { setTimeout as pause } from 'node:timers/promises';

/** A store as people are told about it: its kind and the hosts of its address, without credentials and options. */
export const storeAt = (kind: 'EventStoreDB' | 'MongoDB', address: string): string =>
  `${kind} at ${/^[^/]*\/\/(?:.*@)?([^/?]*)/.exec(address)?.[1] ?? address}`;

const retryAfterMs = 500;

/**
 * What a store answers, however long that takes; prints once that it is waited for, and that it was reached.
 * @param ask asks with a client of its own: one whose first attempt failed may never connect
 * @param isFinal whether waiting does not change a failure, which is thrown then
 */
export const untilAnswers = async <Answer>(
  store: string,
  ask: () => Promise<Answer>,
  isFinal: (error: unknown) => boolean,
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<Answer> => {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await ask();
      if (attempt > 0) print(`reached ${store}`);
      return answer;
    } catch (error) {
      if (signal?.aborted || isFinal(error)) throw error;
      if (attempt === 0) print(`waiting for ${store}`);
      await pause(retryAfterMs, undefined, signal && { signal });
    }
  }
};
