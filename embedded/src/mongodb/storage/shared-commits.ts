interface Work {
  run: () => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Works that come in one turn, or while a commit is under way, share the next commit. */
export class SharedCommits {
  #waiting: Work[] = [];
  #running = Promise.resolve();
  #isRunning = false;

  /** @param commit runs works and resolves once what they did is on the disk */
  constructor(private readonly commit: (works: () => void) => Promise<void>) {}

  /** Runs `work` and resolves with its result, or rejects with what it threw, once its commit is on the disk. */
  async run<T>(work: () => T): Promise<T> {
    let outcome: { result: T } | { error: unknown } | undefined;
    const run = () => {
      try {
        outcome = { result: work() };
      } catch (error) {
        outcome = { error };
      }
    };
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ run, resolve, reject });
      if (!this.#isRunning) this.#running = this.#runAll();
    });
    if ('result' in outcome!) return outcome.result;
    throw outcome!.error;
  }

  /** Resolves when nothing waits for a commit. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // answers of the last commit go out before the next works begin, and requests that have come meanwhile join them
      await nextTurn();
      await nextTurn();
      const works = this.#waiting.splice(0);
      try {
        await this.commit(() => works.forEach(({ run }) => run()));
        works.forEach(({ resolve }) => resolve());
      } catch (error) {
        works.forEach(({ reject }) => reject(error));
      }
    }
    this.#isRunning = false;
  }
}
