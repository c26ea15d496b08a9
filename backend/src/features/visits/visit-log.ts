import { type Actor, type Language, type ProductVisited, visitsStream } from '@henna/domain';
import { v7 } from 'uuid';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { eventId } from '../../shared/ids.ts';
import { EventStore, type NewEvent } from '../../shared/stores/event-store.ts';
import { RecentVisits } from './recent-visits.ts';
import { VisitCap } from './visit-cap.ts';

/** The event of a visit; a retry appends it with the same id. */
export const visitEvent = (event: ProductVisited): NewEvent => {
  const { productId, userId, visit, language } = event.data;
  const actor: Actor = userId
    ? { kind: 'member', id: userId, role: 'member' }
    : { kind: 'visitor', id: visit, role: 'visitor' };
  const none = undefined;
  const context = new CommandContext(actor, 'screen', v7(), Date.now(), none, none, none, language, visit);
  return { id: eventId(context.commandId, visitsStream(productId), 0), event, metadata: context.metadata() };
};

export interface Visit {
  readonly productId: string;
  readonly userId?: string;
  /** Key of the visit cookie. */
  readonly visit: string;
  /** Not stored. */
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

const maxBatch = 500;
const retryDelaysMs = [50, 100, 200];

/**
 * Counts a visit once per visitor and product in 30 minutes, within the cap of its network, and appends the counted visits
 * in batches per product.
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
   * Resolves when the visit, or the earlier one that makes it not count, has been appended. Rejects if a store fails: the
   * visit counts when it is repeated.
   */
  async record({ productId, userId, visit, address, language, time }: Visit): Promise<void> {
    await this.recent.restore(time);
    const visitorKeys = [visit, ...(userId ? [userId] : [])];
    const previous = this.recent.previousVisit(productId, visitorKeys, time);
    if (previous) return previous;
    const data = { productId, visitedAt: new Date(time).toISOString(), ...(userId && { userId }), visit, language };
    const append = async () => {
      if (await this.cap.consume(address, productId, time)) await this.enqueue({ type: 'ProductVisited', data });
    };
    await this.recent.add(productId, visitorKeys, time, append());
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

  /** Visits that arrive while a batch is being appended form the next one. */
  private async flush() {
    while (this.queue.length > 0) {
      const batches = new Map<string, Queued[]>();
      for (const queued of this.queue.splice(0, maxBatch)) {
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
        await this.store.appendAnyRevision(visitsStream(productId), events);
        for (const { done } of batch) done();
        return;
      } catch (error) {
        const waitMs = retryDelaysMs[attempt];
        if (waitMs === undefined) {
          for (const { failed } of batch) failed(error);
          return;
        }
        await pause(waitMs);
      }
  }
}
