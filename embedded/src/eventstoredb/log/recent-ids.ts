/** Where an event id was stored. */
export interface IdPlace {
  revision: number;
  position: number;
}

/** Which event ids the latest appends brought into which stream: what makes a repeated append a success. Bounded. */
export class RecentIds {
  private readonly places = new Map<string, IdPlace>();

  constructor(private readonly capacity: number) {}

  find(streamId: number, id: string): IdPlace | undefined {
    return this.places.get(keyOf(streamId, id));
  }

  /** The first place of an id within a stream stays. */
  add(streamId: number, id: string, place: IdPlace): void {
    const key = keyOf(streamId, id);
    if (this.places.has(key)) return;
    this.places.set(key, place);
    if (this.places.size <= this.capacity) return;
    for (const oldest of this.places.keys()) {
      this.places.delete(oldest);
      break;
    }
  }
}

/** Compact: there are many of them. */
const keyOf = (streamId: number, id: string): string =>
  streamId + Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1');
