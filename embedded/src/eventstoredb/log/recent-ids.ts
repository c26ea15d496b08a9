/** Where an event id was stored. */
export interface EventLocation {
  revision: number;
  position: number;
}

/**
 * Which event ids the latest appends brought into which stream: what makes a repeated append a success. Bounded: at least
 * the latest `capacity`, at most twice as many. Half go at a time, as a map whose first entry goes with each new one
 * has to look for it behind all that went before.
 */
export class RecentIds {
  private newer = new Map<string, EventLocation>();
  private older = new Map<string, EventLocation>();

  constructor(private readonly capacity: number) {}

  find(streamId: number, id: string): EventLocation | undefined {
    return this.locationOf(keyOf(streamId, id));
  }

  /** The first location of an id within a stream is kept. */
  add(streamId: number, id: string, location: EventLocation): void {
    const key = keyOf(streamId, id);
    if (this.locationOf(key)) return;
    if (this.newer.size >= this.capacity) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, location);
  }

  private locationOf(key: string): EventLocation | undefined {
    return this.newer.get(key) ?? this.older.get(key);
  }
}

/** Compact: there are many of them. */
const keyOf = (streamId: number, id: string): string =>
  streamId + Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1');
