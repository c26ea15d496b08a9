import { BusyError } from '@henna/domain';

/** Limits how many tasks run and how many wait. p-limit has neither a bounded queue nor priorities. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly priority: (() => void)[] = [];

  /** @param maxPriority size of the priority queue, in addition to `maxWaiting` */
  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly maxPriority = 0,
  ) {}

  /** Throws {@link BusyError} if the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.enqueue(this.waiting, this.maxWaiting, task);
  }

  /** As {@link run}, in the priority queue. */
  runFirst<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.enqueue(this.priority, this.maxPriority, task);
  }

  private async enqueue<Result>(
    queue: (() => void)[],
    maxLength: number,
    task: () => Promise<Result>,
  ): Promise<Result> {
    if (this.running >= this.concurrency) {
      if (queue.length >= maxLength) throw new BusyError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else this.running++;
    try {
      return await task();
    } finally {
      // The slot passes directly to a waiting task, so that a new one cannot overtake it.
      const next = this.priority.shift() ?? this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
