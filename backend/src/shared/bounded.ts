import { BusyError } from './errors.ts';

/** Runs costly work a few at a time, in order; beyond a number of waiting ones it refuses. */
export class Bounded {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly inQueue: number,
  ) {}

  /** Throws {@link BusyError} when too many wait already. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.inQueue) throw new BusyError('The service is busy. Please try again.');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await task();
    } finally {
      // A waiting task takes the place over, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
