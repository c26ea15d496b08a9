import type { Change, LogDatabase } from './database.ts';
import type { Journal } from './journal.ts';
import { encodeFrame } from './journal-frame.ts';
import type { StoredEvent } from './record.ts';

/** What is larger goes straight into the database: it would be written twice, and hardly wait less. */
const MOST_FRAME_BYTES = 1 << 20;
/** When what the journal holds goes into the database if nothing else brings it there. */
const MOVE_MS = 1000;

/**
 * Makes commits durable and readable, one at a time. Appends go through the journal, which costs one sync, and are read
 * from the tail until they are moved to the database, many at once and beside further appends. All else, and what is
 * large, goes into the database at once.
 */
export class LogWriter {
  private moving: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Position of the last durable event, and of the last one in the database. */
  private last: number;
  private stored: number;
  private failure: { reason: unknown } | undefined;

  /** `failed` hears of a move that the disk refused: from then on every write is. */
  constructor(
    private readonly database: LogDatabase,
    private readonly journal: Journal,
    private readonly failed: (reason: unknown) => void,
  ) {
    this.last = this.stored = database.lastPosition();
  }

  /**
   * Resolves when events and other changes are durable and readable. `isAlone` tells that nobody else writes.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async write(events: readonly StoredEvent[], changes: readonly Change[], isAlone = false): Promise<void> {
    const bytes = events.reduce((sum, event) => sum + event.bytes.length, 0);
    if (changes.length > 0 || bytes > MOST_FRAME_BYTES) await this.writeThrough(events, changes);
    else await this.append(events, isAlone);
  }

  /** Resolves when the database holds all that is durable. */
  async moved(): Promise<void> {
    while (this.stored < this.last) await this.move();
  }

  /** To be called when nothing is written any more; what is not moved by then waits in the journal. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.journal.close();
  }

  private async append(events: readonly StoredEvent[], isAlone: boolean): Promise<void> {
    const frame = encodeFrame(this.last, events);
    const last = events.at(-1)!.position;
    while (!this.journal.makeRoom(frame.length, this.stored)) await this.move();
    if (this.failure) throw this.failure.reason;
    await this.journal.append(frame, last, isAlone);
    this.database.tail.add(events);
    this.last = last;
    this.timer ??= setTimeout(this.moveAside, MOVE_MS).unref();
    if (this.journal.isWorn) this.moveAside();
  }

  private async writeThrough(events: readonly StoredEvent[], changes: readonly Change[]): Promise<void> {
    while (this.moving) await this.moving;
    await this.move(events, changes);
  }

  private readonly moveAside = (): void => void this.move().catch(() => undefined);

  /** Moves all to the database that is durable now; a call while that goes on joins it. */
  private move(events: readonly StoredEvent[] = [], changes: readonly Change[] = []): Promise<void> {
    this.moving ??= this.moveAll([...this.database.tail.events, ...events], changes).finally(
      () => (this.moving = undefined),
    );
    return this.moving;
  }

  private async moveAll(events: readonly StoredEvent[], changes: readonly Change[]): Promise<void> {
    if (this.failure) throw this.failure.reason;
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      await this.database.write(events, changes);
    } catch (reason) {
      this.failure = { reason };
      this.failed(reason);
      throw reason;
    }
    this.stored = events.at(-1)?.position ?? this.stored;
    this.last = Math.max(this.last, this.stored);
    this.database.tail.dropThrough(this.stored);
  }
}
