import type { Journal } from '../../journal/journal.ts';
import { Mover } from '../../journal/mover.ts';
import type { LogDatabase } from './database.ts';
import { encodeFrame } from './journal-frame.ts';
import type { StoredEvent } from './record.ts';

/** What is larger goes straight into the database: it would be written twice, and hardly wait less. */
const MOST_FRAME_BYTES = 1 << 20;

/**
 * Makes commits durable and readable, one at a time. Appends go through the journal, which costs one sync, and are read
 * from the tail until they are moved to the database, many at once and beside further appends. What is large
 * goes into the database at once.
 */
export class LogWriter {
  /** Position of the last durable event. */
  private last: number;
  private readonly mover: Mover<readonly StoredEvent[]>;

  /** `failed` hears of a move that the disk refused: from then on every write is. */
  constructor(
    private readonly database: LogDatabase,
    private readonly journal: Journal,
    failed: (reason: unknown) => void,
  ) {
    this.last = database.lastPosition();
    this.mover = new Mover(journal, this.last, (events) => this.bring(events), failed);
  }

  /**
   * Resolves when events are durable and readable. `isAlone` tells that nobody else writes.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async write(events: readonly StoredEvent[], isAlone = false): Promise<void> {
    const bytes = events.reduce((sum, event) => sum + event.bytes.length, 0);
    if (bytes > MOST_FRAME_BYTES) await this.mover.moveWith(events);
    else await this.append(events, isAlone);
  }

  /** Resolves when the database holds all that is durable. */
  async moved(): Promise<void> {
    while (this.mover.stored < this.last) await this.mover.move();
  }

  /** To be called when nothing is written any more; what is not moved by then waits in the journal. */
  async close(): Promise<void> {
    this.mover.stop();
    await this.journal.close();
  }

  private async append(events: readonly StoredEvent[], isAlone: boolean): Promise<void> {
    const frame = encodeFrame(this.last, events);
    const last = events.at(-1)!.position;
    await this.mover.append(frame, last, isAlone);
    this.database.tail.add(events);
    this.last = last;
  }

  private async bring(events: readonly StoredEvent[] = []): Promise<number> {
    const all = [...this.database.tail.events, ...events];
    await this.database.write(all);
    const stored = all.at(-1)?.position ?? this.mover.stored;
    this.last = Math.max(this.last, stored);
    this.database.tail.dropThrough(stored);
    return stored;
  }
}
