import type { Journal } from '../../journal/journal.ts';
import { JournalFlusher } from '../../journal/flusher.ts';
import type { LogDatabase } from './database.ts';
import { encodeFrame } from './journal-frame.ts';
import type { StoredEvent } from './record.ts';

/** Larger appends go straight to the database: in the journal they would be written twice, for hardly less waiting. */
const MAX_FRAME_BYTES = 1 << 20;

/**
 * Makes commits durable and readable, one at a time. Appends go through the journal, which costs one sync, and are read
 * from the tail until they are flushed to the database, many at once, while further ones are written. Large appends
 * go straight to the database.
 */
export class LogWriter {
  /** Position of the last durable event. */
  private last: number;
  private readonly flusher: JournalFlusher<readonly StoredEvent[]>;

  /** `onFlushFailure` is called when the disk refuses a flush: from then on every write is refused. */
  constructor(
    private readonly database: LogDatabase,
    private readonly journal: Journal,
    onFlushFailure: (reason: unknown) => void,
  ) {
    this.last = database.lastPosition();
    this.flusher = new JournalFlusher(journal, this.last, (events) => this.writeToDatabase(events), onFlushFailure);
  }

  /**
   * Resolves when events are durable and readable. `isOnlyWriter` is true when nobody else writes.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async write(events: readonly StoredEvent[], isOnlyWriter = false): Promise<void> {
    const bytes = events.reduce((sum, event) => sum + event.bytes.length, 0);
    if (bytes > MAX_FRAME_BYTES) await this.flusher.flushWith(events);
    else await this.append(events, isOnlyWriter);
  }

  /** Resolves when the database holds all that is durable. */
  async flush(): Promise<void> {
    while (this.flusher.flushedThrough < this.last) await this.flusher.flush();
  }

  /** To be called when nothing is written any more; what is not flushed by then stays in the journal. */
  async close(): Promise<void> {
    this.flusher.stop();
    await this.journal.close();
  }

  private async append(events: readonly StoredEvent[], isOnlyWriter: boolean): Promise<void> {
    const frame = encodeFrame(this.last, events);
    const last = events.at(-1)!.position;
    await this.flusher.append(frame, last, isOnlyWriter);
    this.database.tail.add(events);
    this.last = last;
  }

  private async writeToDatabase(events: readonly StoredEvent[] = []): Promise<number> {
    const all = [...this.database.tail.events, ...events];
    await this.database.write(all);
    const lastPosition = all.at(-1)?.position ?? this.flusher.flushedThrough;
    this.last = Math.max(this.last, lastPosition);
    this.database.tail.dropThrough(lastPosition);
    return lastPosition;
  }
}
