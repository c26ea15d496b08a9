import pLimit from 'p-limit';

export interface StreamTask {
  readonly stream: string;
  readonly after?: string;
  readonly run: () => Promise<void>;
}

/**
 * Runs tasks concurrently, but those of one stream, or `after` another stream, in order. After the first failure no
 * further task starts; rejects with it when the running ones have ended.
 */
export const runPerStream = async (tasks: readonly StreamTask[], concurrency: number): Promise<void> => {
  const limit = pLimit(concurrency);
  const last = new Map<string, Promise<void>>();
  let failed: { readonly error: unknown } | undefined;
  const runAfter = async (
    before: Promise<void> | undefined,
    other: Promise<void> | undefined,
    run: StreamTask['run'],
  ) => {
    await before;
    await other;
    if (failed) return;
    try {
      await run();
    } catch (error) {
      failed ??= { error };
    }
  };
  // p-limit starts tasks in order: the predecessors of a task have started before it, so that it cannot deadlock.
  for (const { stream, after, run } of tasks) {
    const other = after === undefined ? undefined : last.get(after);
    last.set(stream, limit(runAfter, last.get(stream), other, run));
  }
  await Promise.all(last.values());
  if (failed) throw (failed as { error: unknown }).error;
};
