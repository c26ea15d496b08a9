import {
  RateLimiterMemory,
  type IRateLimiterOptions,
  type RateLimiterMongo,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Some megabytes for each limit, whoever asks. */
const mostKeys = 10_000;
const addedEveryMs = 1_000;
const addedAtOnce = 16;

/** Counts in memory. Beyond `most` keys it forgets the one that was counted longest ago. */
export class MemoryCounter extends RateLimiterMemory {
  /** In the order in which they were counted last. */
  private readonly counted = new Set<string>();

  constructor(
    options: IRateLimiterOptions,
    protected readonly most: number = mostKeys,
  ) {
    super(options);
  }

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.counted.delete(key);
    this.counted.add(key);
    if (this.counted.size > this.most) {
      const [oldest = ''] = this.counted;
      this.counted.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

/**
 * Counts in memory, and adds to a store what several services count together, at most once a second for each key. While
 * the store is away memory alone counts.
 */
export class SharedCounter extends MemoryCounter {
  private readonly unadded = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private adding: Promise<void> | undefined;

  /** @param store counts under the same limit and duration */
  constructor(
    options: IRateLimiterOptions,
    private readonly store: Pick<RateLimiterMongo, 'penalty'>,
    most?: number,
  ) {
    super(options, most);
  }

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    const known = this.unadded.get(key);
    if (known !== undefined || this.unadded.size < this.most) this.unadded.set(key, (known ?? 0) + points);
    if (!this.adding) this.timer ??= setTimeout(() => this.add(), addedEveryMs).unref();
    return super.consume(key, points);
  }

  /** Adds nothing any more of what is not yet in the store under these keys. Resolves when nothing is on its way there. */
  async drop(matches: (key: string) => boolean): Promise<void> {
    for (const key of this.unadded.keys()) if (matches(key)) this.unadded.delete(key);
    await this.adding;
  }

  /** Resolves when nothing is on its way to the store. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.drop(() => true);
  }

  private add() {
    this.adding = this.addAll([...this.unadded]).finally(() => {
      this.adding = undefined;
      this.timer = this.unadded.size > 0 ? setTimeout(() => this.add(), addedEveryMs).unref() : undefined;
    });
    this.unadded.clear();
  }

  private async addAll(batch: readonly (readonly [string, number])[]) {
    for (let next = 0; next < batch.length; next += addedAtOnce) {
      const some = batch.slice(next, next + addedAtOnce);
      const added = await Promise.allSettled(some.map(([key, points]) => this.addOne(key, points)));
      // With the store away the rest would fail as well: it is counted here all the same.
      if (added.some(({ status }) => status === 'rejected')) return;
    }
  }

  private async addOne(key: string, points: number) {
    const { consumedPoints, msBeforeNext } = await this.store.penalty(key, points);
    if (msBeforeNext > 0) await this.set(key, consumedPoints + (this.unadded.get(key) ?? 0), msBeforeNext / 1_000);
  }
}
