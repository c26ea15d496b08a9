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
  const last = new Map<string, Promise<void>>();
  let next = 0;
  let failed: { readonly error: unknown } | undefined;
  const lane = async () => {
    while (next < work.length && !failed) {
      const { stream, after, run } = work[next++]!;
      const own = afterwards(last.get(stream), after === undefined ? undefined : last.get(after), run);
      last.set(stream, own);
      await own;
    }
  };
  const afterwards = async (before: Promise<void> | undefined, other: Promise<void> | undefined, run: Work['run']) => {
    await before;
    await other;
    if (failed) return;
    try {
      await run();
    } catch (error) {
      failed ??= { error };
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, work.length) }, lane));
  if (failed) throw (failed as { error: unknown }).error;
};
