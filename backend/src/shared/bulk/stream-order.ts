import pLimit from 'p-limit';

export interface StreamTask<Result = unknown> {
  readonly stream: string;
  /** Another stream, whose earlier tasks end before this one starts. */
  readonly after?: string;
  readonly run: () => Promise<Result>;
}

/**
 * Starts tasks side by side, but those of one stream, or `after` another stream, in order. After the first failure no
 * further task starts.
 */
export class StreamOrder<Result = unknown> {
  readonly #last = new Map<string, Promise<void>>();
  #failure: { readonly error: unknown } | undefined;
  #isStopped = false;

  /** @param start runs a task, when there is room for it */
  constructor(private readonly start: (run: () => Promise<Result | undefined>) => Promise<unknown>) {}

  /** Resolves when the task has ended, or will never start. Never rejects. */
  add({ stream, after, run }: StreamTask<Result>): Promise<void> {
    const others = after === undefined || after === stream ? undefined : this.#last.get(after);
    const ended = this.#runAfter(this.#last.get(stream), others, run).finally(() => {
      if (this.#last.get(stream) === ended) this.#last.delete(stream);
    });
    this.#last.set(stream, ended);
    return ended;
  }

  /** No further task starts. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Throws the first failure, if there is one. */
  throwIfFailed(): void {
    if (this.#failure) throw this.#failure.error;
  }

  async #runAfter(
    before: Promise<void> | undefined,
    others: Promise<void> | undefined,
    run: StreamTask<Result>['run'],
  ) {
    await before;
    await others;
    try {
      await this.start(() => this.#runUnlessEnded(run));
    } catch (error) {
      this.#failure ??= { error };
    }
  }

  /** Records a failure before room is made for another task. */
  async #runUnlessEnded(run: StreamTask<Result>['run']): Promise<Result | undefined> {
    if (this.#isStopped || this.#failure) return undefined;
    try {
      return await run();
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }
}

/** Runs tasks in that order. Rejects with the first failure when the running ones have ended. */
export const runPerStream = async (tasks: readonly StreamTask[], concurrency: number): Promise<void> => {
  const order = new StreamOrder(pLimit(concurrency));
  await Promise.all(tasks.map((task) => order.add(task)));
  order.throwIfFailed();
};
