import { visitsStream, type Language, type ProductVisited } from '@henna/domain';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore, type NewEvent } from '../../shared/stores/event-store.ts';
import { RecentVisits } from './recent-visits.ts';
import { VisitCap } from './visit-cap.ts';
import { visitEvent } from './visit-event.ts';

export interface Visit {
  readonly productId: string;
  readonly userId?: string;
  /** The key of the visit cookie. */
  readonly visit: string;
  /** Where it came from. It is not stored. */
  readonly address: string;
  readonly language: Language;
  readonly time: number;
}

interface Queued {
  readonly productId: string;
  readonly event: NewEvent;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const largestBatch = 500;
const pausesMs = [50, 100, 200];

/**
 * Counts a visit once per visitor and product in 30 minutes, as far as the cap of its network allows, and appends what
 * counts in batches per product.
 */
@Injectable()
export class VisitLog implements BeforeApplicationShutdown {
  private readonly recent: RecentVisits;
  private queue: Queued[] = [];
  private flushing: Promise<void> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly cap: VisitCap,
  ) {
    this.recent = new RecentVisits(store);
  }

  /**
   * Resolves when the visit is in the log, its own or the one that it does not count beside, or when it does not count.
   * Rejects with what the stores throw: it counts when it is tried again then.
   */
  async record({ productId, userId, visit, address, language, time }: Visit): Promise<void> {
    await this.recent.restore(time);
    const marks = [visit, ...(userId ? [userId] : [])];
    const counted = this.recent.counted(productId, marks, time);
    if (counted) return counted;
    const data = { productId, visitedAt: new Date(time).toISOString(), ...(userId && { userId }), visit, language };
    const append = async () => {
      if (await this.cap.take(address, productId, time)) await this.enqueue({ type: 'ProductVisited', data });
    };
    await this.recent.remember(productId, marks, time, append());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flushing;
  }

  private enqueue(event: ProductVisited) {
    const { productId } = event.data;
    return new Promise<void>((done, failed) => {
      this.queue.push({ productId, event: visitEvent(event), done, failed });
      this.flushing ??= this.flush().finally(() => (this.flushing = undefined));
    });
  }

  /** What comes in while a batch is being appended goes into the next one. */
  private async flush() {
    while (this.queue.length > 0) {
      const batches = new Map<string, Queued[]>();
      for (const queued of this.queue.splice(0, largestBatch)) {
        const batch = batches.get(queued.productId);
        if (batch) batch.push(queued);
        else batches.set(queued.productId, [queued]);
      }
      await Promise.all([...batches].map(([productId, batch]) => this.append(productId, batch)));
    }
  }

  private async append(productId: string, batch: readonly Queued[]) {
    const events = batch.map(({ event }) => event);
    for (let attempt = 0; ; attempt++)
      try {
        await this.store.appendFreely(visitsStream(productId), events);
        for (const { done } of batch) done();
        return;
      } catch (error) {
        const waitMs = pausesMs[attempt];
        if (waitMs === undefined) {
          for (const { failed } of batch) failed(error);
          return;
        }
        await pause(waitMs);
      }
  }
}
