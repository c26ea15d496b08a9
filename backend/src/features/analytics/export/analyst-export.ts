import { BusyError, type EventsQuery, type ExportHead } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { AnalyticsClient } from '../../../shared/analytics-client.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { ProductRows } from './product-rows.ts';

const patienceMs = 600_000;

/** What analysts can export: the log as they see it, counts by hour, and names of products. */
@Injectable()
export class AnalystExport {
  constructor(
    private readonly store: EventStore,
    private readonly erased: ErasedMembers,
    private readonly progress: ProjectionProgress,
    private readonly analytics: AnalyticsClient,
    private readonly products: ProductRows,
  ) {}

  async head(): Promise<ExportHead> {
    for await (const { id } of this.store.readAll()) return { log: id, erased: this.erased.count };
    return { log: null, erased: this.erased.count };
  }

  /** Waits until the analytics program has read the log. */
  async events(query: EventsQuery): Promise<AsyncIterable<Uint8Array>> {
    const end = await this.store.tail();
    await this.analytics.untilReady(end);
    return this.analytics.events(query, end);
  }

  /**
   * Lines of `ExportRow`, once the views and the analytics program have read the log as it is when this is called. Throws
   * {@link BusyError} if that takes too long.
   */
  async *tables(): AsyncGenerator<string | Uint8Array> {
    const end = await this.store.tail();
    if (!(await this.progress.waitFor(end, patienceMs))) throw new BusyError();
    for (const row of this.products.rows()) yield `${JSON.stringify(row)}\n`;
    yield* await this.analytics.tables(end);
  }
}
