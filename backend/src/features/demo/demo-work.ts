import type { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import type { BulkPool } from '../../shared/bulk/bulk-pool.ts';
import { runPerStream } from '../../shared/bulk/stream-order.ts';

/** Result of a command of the demo: the position of its last event. */
export interface Written {
  readonly position: bigint | undefined;
}

/** Result where the record was there already. */
export const alreadyWritten: Written = { position: undefined };

const inFlight = 64;
const stepPercent = 5;
const viewsPatienceMs = 120_000;

/** Works on all items in the pool that leaves the site usable. The first failure ends it. @returns the highest position */
export const inBulk = (
  pool: BulkPool,
  items: readonly (() => Promise<Written>)[],
  onDone: () => void,
): Promise<bigint> => {
  const run = async (work: () => Promise<Written>) => {
    const { position } = await work();
    onDone();
    return position;
  };
  return pool.runAll(items.map((work, index) => ({ stream: String(index), run: () => run(work) })));
};

/** Works on all items, 64 at once. The first failure ends it. @returns the highest position */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Written>,
): Promise<bigint> => {
  let highest = -1n;
  const run = async (item: Item) => {
    const { position = -1n } = await work(item);
    if (position > highest) highest = position;
  };
  await runPerStream(
    items.map((item, index) => ({ stream: String(index), run: () => run(item) })),
    inFlight,
  );
  return highest;
};

/** Waits until the views hold the events up to a position. Throws with the message when they don't within two minutes. */
export const followViews = async (
  views: ProjectionProgress,
  position: bigint,
  message = 'The read models do not follow: is the service running?',
): Promise<void> => {
  if (!(await views.waitFor(position, viewsPatienceMs))) throw new Error(message);
};

/** Prints progress in steps of five percent. */
export class LoadingProgress {
  private done = 0;
  private reportedPercent = -stepPercent;

  /** @param total how many times {@link advance} will be called */
  constructor(
    private readonly title: string,
    private readonly total: number,
    private readonly print: (line: string) => void,
  ) {}

  /** To be called after each step of the work. */
  advance(what: string): void {
    this.done++;
    const percent = Math.min(100, Math.floor((100 * this.done) / this.total));
    if (percent < this.reportedPercent + stepPercent && percent < 100) return;
    if (percent === this.reportedPercent) return;
    this.reportedPercent = percent;
    this.print(`${percent}/100 ${this.title}: ${what}`);
  }
}
