import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionProgress } from '../projection-progress/projection-progress.ts';
import { BulkPool, slicesAtOnce, type BulkTask, type Slice } from './bulk-pool.ts';
import type { VisitorActivity } from './visitor-activity.ts';

/** Views that have passed a position. */
class Views {
  position = -1n;
  #waiting: { readonly position: bigint; readonly resolve: () => void }[] = [];

  requirePassed(position: bigint): Promise<void> {
    return position <= this.position
      ? Promise.resolve()
      : new Promise((resolve) => this.#waiting.push({ position, resolve }));
  }

  pass(position: bigint): void {
    this.position = position;
    for (const waiting of this.#waiting) if (waiting.position <= position) waiting.resolve();
  }
}

describe('the pool of bulk appends', () => {
  let views: Views;
  let visitors: { isActive: boolean };
  let pool: BulkPool;
  let running = 0;
  let most = 0;
  let started = 0;
  const gate = { open: () => {}, opened: Promise.resolve() };

  beforeEach(() => {
    [running, most, started] = [0, 0, 0];
    views = new Views();
    visitors = { isActive: false };
    pool = new BulkPool(views as unknown as ProjectionProgress, visitors as VisitorActivity);
    gate.opened = new Promise((resolve) => (gate.open = resolve));
  });

  /** Tasks that run until the gate is opened. */
  const held = (count: number, position?: bigint): BulkTask[] =>
    Array.from({ length: count }, (_, index) => ({
      stream: `stream-${index}`,
      run: async () => {
        started++;
        most = Math.max(most, ++running);
        await gate.opened;
        running--;
        return position;
      },
    }));
  /** Each turn of the event loop starts a task at most. */
  const untilSteady = async () => {
    for (let turn = 0; turn < 300; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const writing = (position: bigint, stream = `stream-${position}`): BulkTask => ({
    stream,
    run: () => Promise.resolve(position),
  });
  const collect = async <Result>(slices: AsyncIterable<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for await (const each of slices) results.push(each);
    return results;
  };

  it('runs many at once, all jobs together, and answers the last position', async () => {
    const jobs = [pool.runAll(held(100, 7n)), pool.runAll(held(100, 9n))];
    await untilSteady();
    expect(most).toBe(64);
    gate.open();
    views.pass(9n);
    expect(await Promise.all(jobs)).toEqual([7n, 9n]);
    expect([started, most]).toEqual([200, 64]);
  });

  it('answers no position where nothing was written', async () => {
    gate.open();
    expect(await pool.runAll(held(3))).toBe(-1n);
    expect(await pool.runAll([])).toBe(-1n);
  });

  it('runs few at once beside visitors', async () => {
    visitors.isActive = true;
    const job = pool.runAll(held(100));
    await untilSteady();
    expect(most).toBe(4);
    gate.open();
    await job;
    expect(most).toBe(4);
  });

  it('starts nothing while the views do not follow', async () => {
    await pool.runAll([writing(5n)]);
    await pause(60);
    const job = pool.runAll(held(1));
    await untilSteady();
    expect(started).toBe(0);
    views.pass(5n);
    await untilSteady();
    expect(started).toBe(1);
    gate.open();
    await job;
  });

  it('fails jobs when the views do not follow at all, and takes the next', async () => {
    await pool.runAll([writing(5n)]);
    await pause(60);
    views.requirePassed = () => Promise.reject(new Error('the read models do not follow'));
    await expect(pool.runAll(held(3))).rejects.toThrow('do not follow');
    expect(started).toBe(0);
    views.pass(5n);
    gate.open();
    await pool.runAll(held(3));
    expect(started).toBe(3);
  });

  it('answers slices in order, each when its tasks have ended, with a bounded number in progress', async () => {
    let asked = 0;
    let begin = () => {};
    const first = new Promise<void>((resolve) => (begin = resolve));
    const slices = function* (): Generator<Slice<number>> {
      for (let number = 0; number < 20; number++) {
        asked++;
        const run = async () => {
          if (number === 0) await first;
          return undefined;
        };
        yield { tasks: [{ stream: String(number), run }], result: number };
      }
    };
    const results = collect(pool.run(slices()));
    await untilSteady();
    expect(asked).toBe(slicesAtOnce);
    begin();
    expect(await results).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it('keeps the order of a stream across slices', async () => {
    const order: number[] = [];
    const slices = [3, 2, 1, 0].map((ms): Slice<number> => {
      const run = async () => {
        await pause(ms);
        order.push(ms);
        return undefined;
      };
      return { tasks: [{ stream: 'one', run }], result: ms };
    });
    await collect(pool.run(slices));
    expect(order).toEqual([3, 2, 1, 0]);
  });

  it('throws a failure when the running tasks have ended, after the results of the slices before', async () => {
    views.pass(1n);
    const failing: BulkTask = { stream: 'failing', run: () => Promise.reject(new Error('store away')) };
    const slices: Slice<string>[] = [
      { tasks: [writing(1n)], result: 'good' },
      { tasks: [...held(1), failing], result: 'bad' },
      { tasks: held(1), result: 'never' },
    ];
    const results: string[] = [];
    const job = (async () => {
      for await (const each of pool.run(slices)) results.push(each);
    })();
    const failure = job.catch(({ message }: Error) => message);
    await untilSteady();
    expect(running).toBeGreaterThan(0);
    gate.open();
    expect(await failure).toBe('store away');
    expect([results, running]).toEqual([['good'], 0]);
  });

  it('ends the running tasks and starts no others when its results are not asked for any more', async () => {
    views.pass(1n);
    gate.open();
    const slices = [
      { tasks: [writing(1n)], result: 0 },
      { tasks: held(500), result: 1 },
    ];
    for await (const result of pool.run(slices)) {
      expect(result).toBe(0);
      break;
    }
    expect(running).toBe(0);
    expect(started).toBeLessThan(500);
  });
});
