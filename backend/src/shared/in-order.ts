import pLimit from 'p-limit';

/** A piece of work on a stream. */
export interface Work {
  readonly stream: string;
  readonly after?: string;
  readonly run: () => Promise<void>;
}

/**
 * Does work, so much of it at once; what is on one stream, or waits for another, in its order. The first failure ends
 * it, when what has begun has ended.
 */
export const inOrder = async (work: readonly Work[], atOnce: number): Promise<void> => {
  const limit = pLimit(atOnce);
  const last = new Map<string, Promise<void>>();
  let failed: { readonly error: unknown } | undefined;
  const doAfter = async (before: Promise<void> | undefined, other: Promise<void> | undefined, run: Work['run']) => {
    await before;
    await other;
    if (failed) return;
    try {
      await run();
    } catch (error) {
      failed ??= { error };
    }
  };
  // They begin in the order in which they are given here: what a piece waits for has begun before it.
  for (const { stream, after, run } of work) {
    const other = after === undefined ? undefined : last.get(after);
    last.set(stream, limit(doAfter, last.get(stream), other, run));
  }
  await Promise.all(last.values());
  if (failed) throw (failed as { error: unknown }).error;
};
