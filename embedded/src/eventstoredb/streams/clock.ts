/** Where the time comes from. */
export interface Clock {
  /** Milliseconds since 1970, by a clock that may be set. */
  now(): number;
  /** Milliseconds since some moment, by one that may not. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/**
 * The time by which events are so old that they go for good, in ms since 1970. A clock that is set ahead hides events
 * until it is put right, and must not cost them: this time goes on from the last record of the log, which was written
 * at `lastRecord` (0: never), no faster than time passes.
 */
export function sureTime(clock: Clock, lastRecord: number): () => number {
  const from = (lastRecord || clock.now()) - clock.elapsed();
  return () => Math.min(clock.now(), from + clock.elapsed());
}
