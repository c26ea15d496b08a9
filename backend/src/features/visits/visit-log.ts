import type { Actor, Language, ProductVisited } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { eventId } from '../../shared/ids.ts';
import { EventStore, type NewEvent } from '../../shared/stores/event-store.ts';
import { visitMs } from './visitor.ts';

export interface Visit {
  readonly productId: string;
  readonly userId?: string;
  readonly visit: string;
  /** Everything by which the same visitor may come back: member id, cookie key, daily key. */
  readonly marks: readonly string[];
  readonly language: Language;
  readonly time: number;
}

const rememberedVisits = 200_000;
const largestBatch = 500;
const visitsStream = (productId: string) => `visits-${productId}`;

/** Counts a visit once per visitor and product in 30 minutes, and appends what counts in batches per product. */
@Injectable()
export class VisitLog {
  /** Time of the last counted visit by mark and product, oldest first. */
  private readonly seen = new Map<string, number>();
  private queue: { event: ProductVisited; done: (error?: Error) => void }[] = [];
  private flushing = false;

  constructor(private readonly store: EventStore) {}

  /** Resolves when the visit is in the log, or at once when it does not count. */
  async record({ productId, userId, visit, marks, language, time }: Visit): Promise<void> {
    if (this.hasCounted(marks, productId, time)) return;
    const data = { productId, visitedAt: new Date(time).toISOString(), ...(userId && { userId }), visit, language };
    await new Promise<void>((resolve, reject) => {
      this.queue.push({
        event: { type: 'ProductVisited', data },
        done: (error) => (error ? reject(error) : resolve()),
      });
      void this.flush();
    });
  }

  private hasCounted(marks: readonly string[], productId: string, time: number) {
    const keys = marks.map((mark) => `${mark}:${productId}`);
    const counted = keys.some((key) => time - (this.seen.get(key) ?? -Infinity) < visitMs);
    for (const key of counted ? [] : keys) {
      this.seen.delete(key);
      this.seen.set(key, time);
    }
    while (this.seen.size > rememberedVisits) this.seen.delete(this.seen.keys().next().value!);
    return counted;
  }

  /** What comes in while a batch is being appended goes into the next one. */
  private async flush() {
    if (this.flushing) return;
    this.flushing = true;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, largestBatch);
      const products = new Set(batch.map(({ event }) => event.data.productId));
      await Promise.all(
        [...products].map((id) =>
          this.append(
            id,
            batch.filter(({ event }) => event.data.productId === id),
          ),
        ),
      );
    }
    this.flushing = false;
  }

  private async append(productId: string, batch: readonly { event: ProductVisited; done: (error?: Error) => void }[]) {
    const stream = visitsStream(productId);
    try {
      await this.store.appendFreely(
        stream,
        batch.map(({ event }) => newEvent(stream, event)),
      );
      for (const { done } of batch) done();
    } catch (error) {
      for (const { done } of batch) done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

const newEvent = (stream: string, event: ProductVisited): NewEvent => {
  const { userId, visit, language } = event.data;
  const actor: Actor = userId
    ? { kind: 'member', id: userId, role: 'member' }
    : { kind: 'visitor', id: visit, role: 'visitor' };
  const context = new CommandContext(
    actor,
    'screen',
    v7(),
    Date.now(),
    undefined,
    undefined,
    undefined,
    language,
    visit,
  );
  return { id: eventId(context.commandId, stream, 0), event, metadata: context.metadata() };
};
