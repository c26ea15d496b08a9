import { isFirstOfStream, type StoredEvent } from './record.ts';

/** The end of the log that is durable but not yet in the database: in memory, by position, by stream and by name. */
export class Tail {
  private list: StoredEvent[] = [];
  private readonly streams = new Map<number, StoredEvent[]>();
  private readonly ids = new Map<string, number>();

  get events(): readonly StoredEvent[] {
    return this.list;
  }

  /** Position of the first event; beyond all when there is none. */
  get firstPosition(): number {
    return this.list[0]?.position ?? Infinity;
  }

  /** The first revision of a stream that is here; beyond all when there is none. */
  firstRevisionOf(streamId: number): number {
    return this.streams.get(streamId)?.[0]?.revision ?? Infinity;
  }

  streamIdOf(name: string): number | undefined {
    return this.ids.get(name);
  }

  /** The event at a position, if one begins there. */
  eventAt(position: number): StoredEvent | undefined {
    return find(this.list, 'position', position);
  }

  eventOfStream(streamId: number, revision: number): StoredEvent | undefined {
    return find(this.streams.get(streamId) ?? [], 'revision', revision);
  }

  /** Adds what follows the last event. */
  add(events: readonly StoredEvent[]): void {
    for (const event of events) {
      const { streamId } = event;
      this.list.push(event);
      const ofStream = this.streams.get(streamId);
      if (ofStream) ofStream.push(event);
      else this.streams.set(streamId, [event]);
      if (isFirstOfStream(event)) this.ids.set(event.streamName, streamId);
    }
  }

  /** Forgets what the database has by now: all up to a position. */
  dropThrough(position: number): void {
    const rest = this.list.slice(lowerBound(this.list, 'position', position + 1));
    this.list = [];
    this.streams.clear();
    this.ids.clear();
    this.add(rest);
  }

  /** Events from position `first` up to and with `last`. */
  forwards(first: number, last: number): Iterable<StoredEvent> {
    return between(this.list, 'position', first, last);
  }

  /** Events before `end`, the latest first. */
  backwards(end: number): Iterable<StoredEvent> {
    return backBetween(this.list, 'position', end - 1, 0);
  }

  /** A stream's events from revision `first` up to and with `last`. */
  streamForwards(streamId: number, first: number, last: number): Iterable<StoredEvent> {
    return between(this.streams.get(streamId) ?? [], 'revision', first, last);
  }

  /** A stream's events from revision `first` down to and with `last`. */
  streamBackwards(streamId: number, first: number, last: number): Iterable<StoredEvent> {
    return backBetween(this.streams.get(streamId) ?? [], 'revision', first, last);
  }
}

type Order = 'position' | 'revision';

/** Index of the first event whose position or revision is not below a value. */
function lowerBound(events: readonly StoredEvent[], order: Order, value: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (events[middle]![order] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function find(events: readonly StoredEvent[], order: Order, value: number): StoredEvent | undefined {
  const event = events[lowerBound(events, order, value)];
  return event?.[order] === value ? event : undefined;
}

function* between(events: readonly StoredEvent[], order: Order, first: number, last: number) {
  for (let at = lowerBound(events, order, first); at < events.length && events[at]![order] <= last; at++)
    yield events[at]!;
}

function* backBetween(events: readonly StoredEvent[], order: Order, first: number, last: number) {
  for (let at = lowerBound(events, order, first + 1) - 1; at >= 0 && events[at]![order] >= last; at--)
    yield events[at]!;
}
