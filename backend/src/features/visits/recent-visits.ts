import { LRUCache } from 'lru-cache';
import type { EventStore } from '../../shared/stores/event-store.ts';
import { visitMs } from './visit-cookie.ts';

interface CountedVisit {
  readonly time: number;
  /** Settles when the visit has been appended, or the append has failed. */
  readonly appended: Promise<void>;
}

const maxVisits = 200_000;
const keyOf = (productId: string, visitorKey: string) => `${visitorKey}:${productId}`;

/** The visits of the last 30 minutes. Those before the start of this process are read from the log. */
export class RecentVisits {
  /** By visitor and product. */
  private readonly visits: LRUCache<string, CountedVisit>;
  /** Times of visits before the start of this process, by visitor and product. */
  private earlier = new Map<string, number>();
  private restoring: Promise<void> | undefined;
  private earlierUntil = 0;

  constructor(
    private readonly log: Pick<EventStore, 'readAllBackwards'>,
    private readonly bound: number = maxVisits,
  ) {
    this.visits = new LRUCache({ max: bound });
  }

  /** Reads the last 30 minutes of the log, once. If that fails it is repeated at the next call. */
  restore(time: number): Promise<void> {
    if (time >= this.earlierUntil) this.earlier = new Map();
    this.restoring ??= this.readEarlier(time).catch((error: unknown) => {
      this.restoring = undefined;
      throw error;
    });
    return this.restoring;
  }

  /** An earlier visit of the visitor, which makes another one not count. Settles when it has been appended. */
  previousVisit(productId: string, visitorKeys: readonly string[], time: number): Promise<void> | undefined {
    for (const visitorKey of visitorKeys) {
      const visit = this.visits.peek(keyOf(productId, visitorKey));
      if (visit && time - visit.time < visitMs) return visit.appended;
    }
    const isKnown = (visitorKey: string) =>
      time - (this.earlier.get(keyOf(productId, visitorKey)) ?? -Infinity) < visitMs;
    return visitorKeys.some(isKnown) ? Promise.resolve() : undefined;
  }

  /** @param visitorKeys key of the visit cookie and id of the member; a failed visit is deleted again */
  async add(productId: string, visitorKeys: readonly string[], time: number, appended: Promise<void>): Promise<void> {
    const keys = visitorKeys.map((visitorKey) => keyOf(productId, visitorKey));
    const visit = { time, appended };
    for (const key of keys) this.visits.set(key, visit);
    try {
      await appended;
    } catch (error) {
      for (const key of keys) if (this.visits.peek(key) === visit) this.visits.delete(key);
      throw error;
    }
  }

  private async readEarlier(time: number) {
    this.earlierUntil = time + visitMs;
    for await (const { type, data, metadata } of this.log.readAllBackwards()) {
      if (time - Date.parse(metadata.at) >= visitMs || this.earlier.size >= this.bound) return;
      if (type !== 'ProductVisited') continue;
      for (const visitorKey of [data.visit, ...(data.userId ? [data.userId] : [])]) {
        const key = keyOf(data.productId, visitorKey);
        if (!this.earlier.has(key)) this.earlier.set(key, Date.parse(data.visitedAt));
      }
    }
  }
}
