import { ServerError } from './errors.ts';

const SLICE_MS = 4;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a computation that yields undefined at its pauses: after some milliseconds others run before it goes on. */
export async function timeSliced<T, R>(
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
 * The same computation, limited in its own computing time.
 * @throws ServerError MaxTimeMSExpired
 */
export function* withTimeLimit<T, R>(milliseconds: number, work: Generator<T, R>): Generator<T, R> {
  for (let timeLeft = milliseconds; ;) {
    const since = performance.now();
    const next = work.next();
    if (next.done) return next.value;
    timeLeft -= performance.now() - since;
    if (timeLeft < 0) throw new ServerError('MaxTimeMSExpired', 'operation exceeded time limit');
    yield next.value;
  }
}
