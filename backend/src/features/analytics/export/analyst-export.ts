import { BusyError, type ExportHead, type ExportRow } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { PublicEvents, type EventsWanted } from '../list-events/public-events.ts';
import { TableRows } from './table-rows.ts';

const patienceMs = 600_000;
const chunkLength = 64 * 1024;

/** All that analysts may keep outside: the log as they see it, what is counted, and what products are called. */
@Injectable()
export class AnalystExport {
  constructor(
    private readonly store: EventStore,
    private readonly erased: ErasedMembers,
    private readonly progress: ProjectionProgress,
    private readonly publicEvents: PublicEvents,
    private readonly rows: TableRows,
  ) {}

  async head(): Promise<ExportHead> {
    for await (const { id } of this.store.readAll()) return { log: id, erased: this.erased.count };
    return { log: null, erased: this.erased.count };
  }

  events(wanted: EventsWanted): AsyncGenerator<string> {
    return this.publicEvents.lines(wanted);
  }

  /**
   * Lines of {@link ExportRow} in pieces of some size, once the views hold the log as it is when this is called. Throws
   * {@link BusyError} when that takes too long.
   */
  async *tables(): AsyncGenerator<string> {
    for await (const { position } of this.store.readAllBackwards()) {
      if (!(await this.progress.waitFor(position, patienceMs))) throw new BusyError();
      break;
    }
    let chunk = '';
    const add = (row: ExportRow) => (chunk += `${JSON.stringify(row)}\n`);
    for (const row of this.rows.products()) add(row);
    for await (const row of this.rows.metrics()) {
      if (add(row).length < chunkLength) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk) yield chunk;
  }
}
