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
