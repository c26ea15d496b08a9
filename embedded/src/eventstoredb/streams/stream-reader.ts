import type { LogDatabase } from '../log/database.ts';
import type { StoredEvent } from '../log/record.ts';
import type { StreamDirectory } from './stream-directory.ts';

/** Reads what is durable, a page at a time. */
export class StreamReader {
  constructor(
    private readonly database: LogDatabase,
    private readonly streams: StreamDirectory,
    /** Position of the last durable event. */
    public head: number,
  ) {}

  /** The last durable revision of a stream, -1 without any. */
  lastRevisionOf(name: string): number {
    return this.streams.get(name).durable;
  }

  /** Events of a stream from a revision on. */
  streamForwards(name: string, from: number): StoredEvent[] {
    const { id, durable } = this.streams.get(name);
    return this.database.streamForwards(id, from, durable);
  }

  /** The same from a revision down. */
  streamBackwards(name: string, from: number): StoredEvent[] {
    const { id, durable } = this.streams.get(name);
    return durable < 0 ? [] : this.database.streamBackwards(id, Math.min(from, durable), 0);
  }

  allForwards(from: number): StoredEvent[] {
    return this.database.forwards(from, this.head);
  }

  allBackwards(before: number): StoredEvent[] {
    return this.database.backwards(Math.min(before, this.head + 1));
  }

  /** Whether an event begins there. */
  hasEventAt(position: number): boolean {
    return position <= this.head && this.database.eventAt(position) !== undefined;
  }
}
