import { BusyError } from '@henna/domain';

/** Runs costly work a few at a time, in order; beyond a number of waiting ones it refuses. */
export class Bounded {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly waitingAhead: (() => void)[] = [];

  /** @param inReserve how many may wait ahead of the others, beside them */
  constructor(
    private readonly atOnce: number,
    private readonly inQueue: number,
    private readonly inReserve = 0,
  ) {}

  /** Throws {@link BusyError} when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.runAfter(this.waiting, this.inQueue, task);
  }

  /** As {@link run}, ahead of all that wait there: in the places that are reserved for this. */
  runAhead<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.runAfter(this.waitingAhead, this.inReserve, task);
  }

  private async runAfter<Result>(queue: (() => void)[], longest: number, task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (queue.length >= longest) throw new BusyError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else this.running++;
    try {
      return await task();
    } finally {
      // A waiting task takes the place over, so that nobody slips in between.
      const next = this.waitingAhead.shift() ?? this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
