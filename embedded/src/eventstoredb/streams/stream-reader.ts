import type { LogDatabase } from '../log/database.ts';
import { reclaimedTo } from '../log/reclaimed.ts';
import { type StoredEvent, TOMBSTONE_REVISION } from '../log/record.ts';
import type { Clock } from './clock.ts';
import { isDeleted, isMetastream, originalOf } from './metadata.ts';
import type { StreamDirectory } from './stream-directory.ts';
import type { StreamHead, StreamState } from './stream-state.ts';

const LINK = /^([+-]?\d{1,19})@(.*)$/s;

/** Reads what is durable, a page at a time. */
export class StreamReader {
  /** No later event has been taken back. */
  reclaimedTo: number;

  constructor(
    private readonly database: LogDatabase,
    private readonly streams: StreamDirectory,
    /** Position of the last durable event. */
    public head: number,
    private readonly clock: Clock,
  ) {
    this.reclaimedTo = reclaimedTo(database);
  }

  /** The durable end of a stream; a tombstone covers its metastream too. */
  headOf(name: string): StreamHead {
    const head = this.streams.get(name).durable;
    const covered = isMetastream(name) && this.streams.get(originalOf(name)).durable.tombstoned;
    return covered ? { ...head, tombstoned: true } : head;
  }

  /** Events of a stream that its metadata do not hide, from a revision on. */
  streamForwards(name: string, from: number): StoredEvent[] {
    const state = this.streams.get(name);
    const first = Math.max(from, this.firstVisibleIn(state));
    return this.database.streamForwards(state.id, first, state.durable.last);
  }

  /** The same from a revision down. */
  streamBackwards(name: string, from: number): StoredEvent[] {
    const state = this.streams.get(name);
    if (state.durable.last < 0) return [];
    return this.database.streamBackwards(state.id, Math.min(from, state.durable.last), this.firstVisibleIn(state));
  }

  /** All events of a stream from a revision on, whatever its metadata say: followers see what is written. */
  streamWritten(name: string, from: number): StoredEvent[] {
    const state = this.streams.get(name);
    return this.database.streamForwards(state.id, from, state.durable.last);
  }

  tombstoneOf(name: string): StoredEvent | undefined {
    return this.database.eventOf(this.streams.get(name).id, TOMBSTONE_REVISION);
  }

  allForwards(from: number): StoredEvent[] {
    return this.database.forwards(from, this.head);
  }

  allBackwards(before: number): StoredEvent[] {
    return this.database.backwards(Math.min(before, this.head + 1));
  }

  /** Whether an event begins there, or may have begun. */
  hasEventAt(position: number): boolean {
    return position <= this.head && (position <= this.reclaimedTo || this.database.hasEventAt(position));
  }

  /** From now on positions up to this one may be those of events that are gone. */
  noteReclaimed(position: number): void {
    this.reclaimedTo = Math.max(this.reclaimedTo, position);
  }

  /** What a link points to: an event, nothing when that can't be read, or `malformed` when it is no link at all. */
  resolve(link: StoredEvent): StoredEvent | undefined | 'malformed' {
    const match = LINK.exec(link.data.toString());
    if (!match) return 'malformed';
    const state = this.streams.get(match[2] ?? '');
    const { last, tombstoned, metadata } = this.headOf(state.name);
    const revision = match[1] === '-1' ? last : Number(match[1]);
    if (tombstoned || isDeleted(metadata) || revision > last || revision < this.firstVisibleIn(state)) return undefined;
    return this.database.eventOf(state.id, revision);
  }

  /** The revision before which the metadata of a stream hide all, at a time in ms since 1970. */
  firstVisible(name: string, now: number): number {
    return this.firstVisibleIn(this.streams.get(name), now);
  }

  private firstVisibleIn(state: StreamState, now = this.clock.now()): number {
    const { last, metadata } = state.durable;
    const byCount = metadata.maxCount === undefined ? 0 : last - metadata.maxCount + 1;
    const first = Math.max(0, byCount, metadata.truncateBefore);
    return metadata.maxAge === undefined ? first : this.firstYounger(state, first, now - metadata.maxAge * 1000);
  }

  /** Binary search: times never go back within a log. */
  private firstYounger(state: StreamState, first: number, oldest: number): number {
    let low = first;
    let high = state.durable.last + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const event = this.database.eventOf(state.id, middle);
      if (event && event.created >= oldest) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
