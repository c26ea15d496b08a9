import { LRUCache } from 'lru-cache';
import {
  RateLimiterMemory,
  type IRateLimiterOptions,
  type RateLimiterMongo,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** A few megabytes for each limit. */
const defaultMaxKeys = 10_000;
const flushIntervalMs = 1_000;
const flushConcurrency = 16;

/** Counts in memory; evicts the least recently counted key. */
export class MemoryCounter extends RateLimiterMemory {
  private readonly keys: LRUCache<string, true>;

  constructor(
    options: IRateLimiterOptions,
    protected readonly maxKeys: number = defaultMaxKeys,
  ) {
    super(options);
    this.keys = new LRUCache({
      max: maxKeys,
      dispose: (_, key, reason) => {
        if (reason === 'evict') void this.delete(key);
      },
    });
  }

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.keys.set(key, true);
    return super.consume(key, points);
  }
}

/** What a process counts for a key is shared once it is this part of the limit: less than that of each process decides nothing. */
const unsharedPart = 0.02;

interface Unshared {
  points: number;
  /** ms since 1970. */
  readonly until: number;
}

/**
 * Counts in memory, and adds the counts of several service processes in a store, at most once a second for each key, as
 * soon as they matter. While the store is unavailable only the memory counts.
 */
export class SharedCounter extends MemoryCounter {
  /** To be added to the store. */
  private readonly pending = new Map<string, number>();
  /** Too few to be added yet, the oldest first. */
  private readonly unshared = new Map<string, Unshared>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;

  /** @param store must have the same limit and duration */
  constructor(
    options: IRateLimiterOptions,
    private readonly store: Pick<RateLimiterMongo, 'penalty'>,
    maxKeys?: number,
  ) {
    super(options, maxKeys);
  }

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    const counted = this.pending.get(key);
    if (counted !== undefined) this.pending.set(key, counted + points);
    else this.share(key, points);
    return super.consume(key, points);
  }

  /** Drops pending counts. Resolves when no write to the store is running. */
  async drop(matches: (key: string) => boolean): Promise<void> {
    for (const counts of [this.pending, this.unshared])
      for (const key of counts.keys()) if (matches(key)) counts.delete(key);
    await this.flushing;
  }

  /** Drops all pending counts. Resolves when no write to the store is running. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.drop(() => true);
  }

  private share(key: string, points: number) {
    const now = Date.now();
    const before = this.unshared.get(key);
    const isCurrent = before !== undefined && before.until > now;
    const total = points + (isCurrent ? before.points : 0);
    if (total < this.points * unsharedPart) {
      if (isCurrent) before.points = total;
      else this.keepUnshared(key, { points: total, until: now + this.duration * 1_000 });
      return;
    }
    this.unshared.delete(key);
    if (this.pending.size >= this.maxKeys) return;
    this.pending.set(key, total);
    if (!this.flushing) this.timer ??= setTimeout(() => this.flush(), flushIntervalMs).unref();
  }

  private keepUnshared(key: string, count: Unshared) {
    this.unshared.delete(key);
    this.unshared.set(key, count);
    if (this.unshared.size <= this.maxKeys) return;
    const [oldest] = this.unshared.keys();
    this.unshared.delete(oldest!);
  }

  private flush() {
    this.flushing = this.storeAll([...this.pending]).finally(() => {
      this.flushing = undefined;
      this.timer = this.pending.size > 0 ? setTimeout(() => this.flush(), flushIntervalMs).unref() : undefined;
    });
    this.pending.clear();
  }

  private async storeAll(batch: readonly (readonly [string, number])[]) {
    for (let next = 0; next < batch.length; next += flushConcurrency) {
      const some = batch.slice(next, next + flushConcurrency);
      const added = await Promise.allSettled(some.map(([key, points]) => this.storeOne(key, points)));
      // The store is unavailable: the rest would fail as well. The memory counts it all the same.
      if (added.some(({ status }) => status === 'rejected')) return;
    }
  }

  private async storeOne(key: string, points: number) {
    const { consumedPoints, msBeforeNext } = await this.store.penalty(key, points);
    if (msBeforeNext > 0) await this.set(key, consumedPoints + this.uncounted(key), msBeforeNext / 1_000);
  }

  /** What has come in since the key was added to the store. */
  private uncounted(key: string): number {
    return (this.pending.get(key) ?? 0) + (this.unshared.get(key)?.points ?? 0);
  }
}
