/** So many wait already that nobody more may. */
export class BusyError extends Error {}

/** Lets a few works run at once, and some others wait for their turn. */
export class Bounded {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws BusyError when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) throw new BusyError('too many wait already');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
