import type { EventStore } from '../../shared/stores/event-store.ts';
import { visitMs } from './visitor.ts';

interface Counted {
  readonly time: number;
  /** Settles when it is in the log, or is known not to be. */
  readonly appended: Promise<void>;
}

const remembered = 200_000;
const keyOf = (productId: string, mark: string) => `${mark}:${productId}`;

/** The visits counted in the last 30 minutes. Those before this process began are read back from the log. */
export class RecentVisits {
  /** By mark and product, oldest first. */
  private readonly counts = new Map<string, Counted>();
  /** Times of visits in the log before this process began, by visit key or member and product. */
  private earlier = new Map<string, number>();
  private restored: Promise<void> | undefined;
  private earlierUntil = 0;

  constructor(
    private readonly log: Pick<EventStore, 'readAllBackwards'>,
    private readonly bound: number = remembered,
  ) {}

  /** Reads the log's last 30 minutes, once. Rejects when it can't be read; tried again then. */
  restore(time: number): Promise<void> {
    if (time >= this.earlierUntil) this.earlier = new Map();
    this.restored ??= this.readEarlier(time).catch((error: unknown) => {
      this.restored = undefined;
      throw error;
    });
    return this.restored;
  }

  /** The visit beside which another of the same visitor does not count; settled when that one is in the log. */
  counted(productId: string, marks: readonly string[], time: number): Promise<void> | undefined {
    for (const mark of marks) {
      const known = this.counts.get(keyOf(productId, mark));
      if (known && time - known.time < visitMs) return known.appended;
    }
    const isKnown = (mark: string) => time - (this.earlier.get(keyOf(productId, mark)) ?? -Infinity) < visitMs;
    return marks.some(isKnown) ? Promise.resolve() : undefined;
  }

  /** Remembers a visit by its marks for as long as it does not fail. */
  async remember(productId: string, marks: readonly string[], time: number, appended: Promise<void>): Promise<void> {
    const keys = marks.map((mark) => keyOf(productId, mark));
    const counted = { time, appended };
    for (const key of keys) {
      this.counts.delete(key);
      this.counts.set(key, counted);
    }
    while (this.counts.size > this.bound) this.counts.delete(this.counts.keys().next().value!);
    try {
      await appended;
    } catch (error) {
      for (const key of keys) if (this.counts.get(key) === counted) this.counts.delete(key);
      throw error;
    }
  }

  private async readEarlier(time: number) {
    this.earlierUntil = time + visitMs;
    for await (const { type, data, metadata } of this.log.readAllBackwards()) {
      if (time - Date.parse(metadata.at) >= visitMs || this.earlier.size >= this.bound) return;
      if (type !== 'ProductVisited') continue;
      for (const mark of [data.visit, ...(data.userId ? [data.userId] : [])]) {
        const key = keyOf(data.productId, mark);
        if (!this.earlier.has(key)) this.earlier.set(key, Date.parse(data.visitedAt));
      }
    }
  }
}
