import { ServerError } from './errors.ts';

const SLICE_MS = 4;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a computation that pauses by yielding; between pauses others have their turn when it has taken long. */
export async function inTurns<T, R>(
  work: Generator<T | undefined, R>,
  onValue: (value: T) => boolean,
): Promise<R | undefined> {
  let since = performance.now();
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (next.value !== undefined) {
      if (!onValue(next.value)) return undefined;
    } else if (performance.now() - since > SLICE_MS) {
      await nextTurn();
      since = performance.now();
    }
  }
}

/**
 * The same computation with a limit on the time that it takes for itself.
 * @throws ServerError MaxTimeMSExpired
 */
export function* within<T, R>(milliseconds: number, work: Generator<T, R>): Generator<T, R> {
  for (let left = milliseconds; ;) {
    const since = performance.now();
    const next = work.next();
    if (next.done) return next.value;
    left -= performance.now() - since;
    if (left < 0) throw new ServerError('MaxTimeMSExpired', 'operation exceeded time limit');
    yield next.value;
  }
}
