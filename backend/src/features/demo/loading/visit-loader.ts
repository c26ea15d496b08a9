import { visitsStream } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { eventId } from '../../../shared/ids.ts';
import { EventStore, RevisionConflict, type NewEvent } from '../../../shared/stores/event-store.ts';
import type { Activity, DemoPageVisit } from '../activity/activity.ts';
import { alreadyWritten, inParallel, type LoadingProgress, type Written } from '../demo-work.ts';
import type { DemoPlan } from './demo-plan.ts';

/** Appends the visits of each product at once: nothing is decided on them. */
@Injectable()
export class VisitLoader {
  constructor(private readonly store: EventStore) {}

  /** Products that have visits already get no more. @returns the last position */
  load(plan: DemoPlan, { pageVisits }: Activity, progress: LoadingProgress): Promise<bigint> {
    return inParallel([...pageVisits], async ([productId, visits]) => {
      const written = await this.append(visitsStream(productId), visitEvents(plan, productId, visits));
      progress.advance('visits');
      return written;
    });
  }

  private async append(stream: string, events: readonly NewEvent[]): Promise<Written> {
    try {
      return { position: await this.store.append(stream, -1n, events) };
    } catch (error) {
      if (error instanceof RevisionConflict) return alreadyWritten;
      throw error;
    }
  }
}

const visitEvents = (plan: DemoPlan, productId: string, visits: readonly DemoPageVisit[]): NewEvent[] => {
  const context = plan.context(`visits ${productId}`, plan.until);
  return visits.map(({ visitor, language, at }, index) => ({
    id: eventId(context.commandId, visitsStream(productId), index),
    event: {
      type: 'ProductVisited',
      data: { productId, visitedAt: new Date(at).toISOString(), visit: plan.visitKey(visitor), language },
    },
    metadata: context.metadata(),
  }));
};
