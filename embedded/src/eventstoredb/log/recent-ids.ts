/** Where an event id was stored. */
export interface IdPlace {
  revision: number;
  position: number;
}

/**
 * Which event ids the latest appends brought into which stream: what makes a repeated append a success. Bounded: at least
 * the latest `capacity`, at most twice as many. Half go at a time, as a map whose first entry goes with each new one
 * has to look for it behind all that went before.
 */
export class RecentIds {
  private young = new Map<string, IdPlace>();
  private old = new Map<string, IdPlace>();

  constructor(private readonly capacity: number) {}

  find(streamId: number, id: string): IdPlace | undefined {
    return this.at(keyOf(streamId, id));
  }

  /** The first place of an id within a stream stays. */
  add(streamId: number, id: string, place: IdPlace): void {
    const key = keyOf(streamId, id);
    if (this.at(key)) return;
    if (this.young.size >= this.capacity) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, place);
  }

  private at(key: string): IdPlace | undefined {
    return this.young.get(key) ?? this.old.get(key);
  }
}

/** Compact: there are many of them. */
const keyOf = (streamId: number, id: string): string =>
  streamId + Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1');
