import type { Language, ProductVisited } from '@henna/contracts';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStore, type NewEvent } from '../../shared/stores/event-store.ts';
import { RecentVisits } from './recent-visits.ts';
import { visitEvent, visitsStream } from './visit-event.ts';

export interface Visit {
  readonly productId: string;
  readonly userId?: string;
  readonly visit: string;
  /** Everything by which the same visitor may come back: member id, cookie key, daily key. */
  readonly marks: readonly string[];
  /** The daily key, by which a visit may have been counted before this process began. */
  readonly stranger: string;
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

/** Counts a visit once per visitor and product in 30 minutes, and appends what counts in batches per product. */
@Injectable()
export class VisitLog implements BeforeApplicationShutdown {
  private readonly recent: RecentVisits;
  private queue: Queued[] = [];
  private flushing: Promise<void> | undefined;

  constructor(private readonly store: EventStore) {
    this.recent = new RecentVisits(store);
  }

  /**
   * Resolves when the visit is in the log, its own or the one that it does not count beside. Rejects with what the
   * store throws: it counts when it is tried again then.
   */
  async record({ productId, userId, visit, marks, stranger, language, time }: Visit): Promise<void> {
    await this.recent.restore(time);
    const counted = this.recent.counted(productId, marks, stranger, time);
    if (counted) return counted;
    const data = { productId, visitedAt: new Date(time).toISOString(), ...(userId && { userId }), visit, language };
    const appended = this.enqueue({ type: 'ProductVisited', data });
    await this.recent.remember(productId, marks, time, appended);
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
