import { Injectable } from '@nestjs/common';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ProjectionProgress } from '../projection-progress/projection-progress.ts';
import { LandingLag } from './landing-lag.ts';
import { StreamOrder, type StreamTask } from './stream-order.ts';
import { VisitorActivity } from './visitor-activity.ts';

/** Tasks at once: enough to share the commits of the store, and few while visitors wait for responses. */
const inFlight = { alone: 64, besideVisitors: 4 };
/** Nothing starts while the fast lane has not reached an append of ours for longer. */
const maxLagMs = 50;
/** Slices whose tasks run while the first of them has not ended. */
export const slicesAtOnce = 4;

/** Appends to streams; the result is the position of the last event, if any was written. */
export type BulkTask = StreamTask<bigint | undefined>;

/** Tasks whose end is recorded together. */
export interface Slice<Result> {
  readonly tasks: readonly BulkTask[];
  /** Read when all of them have ended. */
  readonly result: Result;
}

interface Waiting {
  readonly run: BulkTask['run'];
  readonly resolve: (position: bigint | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs the appends of imports, undos, batches and removals of the demo: many at once, but few beside visitors, and none
 * while the views of pages don't follow. All jobs of the process share it.
 */
@Injectable()
export class BulkPool {
  readonly #lag = new LandingLag();
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #isStarting = false;

  constructor(
    private readonly progress: ProjectionProgress,
    private readonly visitors: VisitorActivity,
  ) {}

  /**
   * Runs the tasks of slices, those of one stream in order. The next slices are asked for and started before the first has
   * ended, {@link slicesAtOnce} at most.
   * @returns the results in order, each when the tasks of its slice and of all before have ended
   * Throws the first failure of a task, or that of the source, when the running tasks have ended.
   */
  async *run<Result>(slices: AsyncIterable<Slice<Result>> | Iterable<Slice<Result>>): AsyncGenerator<Result> {
    const order = new StreamOrder<bigint | undefined>((run) => this.#whenFree(run));
    const pending: { readonly ended: Promise<void>; hasEnded: boolean; readonly result: Result }[] = [];
    const oldest = async () => {
      await pending[0]!.ended;
      order.throwIfFailed();
      return pending.shift()!.result;
    };
    try {
      for await (const { tasks, result } of slices) {
        const ended = Promise.all(tasks.map((task) => order.add(task))).then(() => void (slice.hasEnded = true));
        const slice = { ended, hasEnded: false, result };
        pending.push(slice);
        while (pending[0]?.hasEnded || pending.length >= slicesAtOnce) yield await oldest();
      }
      while (pending.length > 0) yield await oldest();
    } finally {
      order.stop();
      await Promise.all(pending.map(({ ended }) => ended));
    }
  }

  /** Runs tasks, as {@link run} does those of slices. @returns the highest position that they wrote; -1 for none */
  async runAll(tasks: Iterable<BulkTask>): Promise<bigint> {
    let highest = -1n;
    const noted = ({ run, ...order }: BulkTask): BulkTask => ({
      ...order,
      run: async () => {
        const position = await run();
        if (position !== undefined && position > highest) highest = position;
        return position;
      },
    });
    const results = this.run(slicesOf(tasks, noted));
    while (!(await results.next()).done);
    return highest;
  }

  /** Number of tasks that run and that wait. */
  get tasks(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  #whenFree(run: BulkTask['run']): Promise<bigint | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run, resolve, reject });
      void this.#startWaiting();
    });
  }

  async #startWaiting(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      while (this.#waiting.length > 0 && this.#running < this.#limit) {
        await this.#untilLaneFollows();
        // What came in meanwhile is served first.
        await yieldToOthers();
        void this.#start(this.#waiting.shift()!);
      }
    } catch (error) {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    } finally {
      this.#isStarting = false;
    }
  }

  async #start({ run, resolve, reject }: Waiting): Promise<void> {
    this.#running++;
    try {
      const position = await run();
      if (position !== undefined) this.#lag.appended(position, performance.now());
      resolve(position);
    } catch (error) {
      reject(error);
    } finally {
      this.#running--;
      void this.#startWaiting();
    }
  }

  get #limit(): number {
    return this.visitors.isActive ? inFlight.besideVisitors : inFlight.alone;
  }

  /** Throws when they don't follow for minutes. */
  async #untilLaneFollows(): Promise<void> {
    for (;;) {
      const late = this.#lag.lateAppend(this.progress.position, performance.now(), maxLagMs);
      if (late === undefined) return;
      await this.progress.requirePassed(late);
    }
  }
}

const tasksPerSlice = 256;

function* slicesOf(tasks: Iterable<BulkTask>, change: (task: BulkTask) => BulkTask): Generator<Slice<undefined>> {
  let some: BulkTask[] = [];
  for (const task of tasks) {
    if (some.push(change(task)) < tasksPerSlice) continue;
    yield { tasks: some, result: undefined };
    some = [];
  }
  yield { tasks: some, result: undefined };
}
