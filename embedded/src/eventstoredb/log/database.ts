import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import { LOG_FILE } from './copy-log.ts';
import { positionKey, positionOf, revisionKey, streamIdOf } from './keys.ts';
import { StoredEvent, TOMBSTONE_REVISION } from './record.ts';

export type Table = Database<Buffer, Buffer>;

/** How much a page holds at most. */
const PAGE_EVENTS = 256;
const PAGE_BYTES = 1 << 20;

/** The three tables: events by position, their positions by stream and revision, stream ids by name. */
export class LogDatabase {
  readonly events: Table;
  readonly revisions: Table;
  readonly names: Table;

  private constructor(readonly root: RootDatabase<Buffer, Buffer>) {
    const table = (name: string): Table => root.openDB({ name, encoding: 'binary', keyEncoding: 'binary' });
    this.events = table('events');
    this.revisions = table('revisions');
    this.names = table('names');
  }

  /** Without overlapping sync a commit is one fdatasync, and what is committed is durable. */
  static open(folder: string): LogDatabase {
    const path = join(folder, LOG_FILE);
    return new LogDatabase(open({ path, noSubdir: true, maxDbs: 3, overlappingSync: false }));
  }

  /** All events, the latest first. */
  *latest(): Generator<StoredEvent> {
    for (const { key, value } of this.events.getRange({ reverse: true })) yield new StoredEvent(positionOf(key), value);
  }

  lastStreamId(): number {
    for (const key of this.revisions.getKeys({ reverse: true, limit: 1 })) return streamIdOf(key);
    return 0;
  }

  eventAt(position: number): StoredEvent | undefined {
    const bytes = this.events.get(positionKey(position));
    return bytes && new StoredEvent(position, bytes);
  }

  hasEventAt(position: number): boolean {
    return this.events.doesExist(positionKey(position));
  }

  eventOf(streamId: number, revision: number): StoredEvent | undefined {
    const key = revision < 0 ? undefined : this.revisions.get(revisionKey(streamId, revision));
    return key && this.eventAt(positionOf(key));
  }

  /** Events from `first` up to and with `last`, in the order of the log. */
  forwards(first: number, last: number): StoredEvent[] {
    if (first > last) return [];
    const range = this.events.getRange({ start: positionKey(first), end: positionKey(last + 1) });
    return page(range, ({ key, value }) => new StoredEvent(positionOf(key), value));
  }

  /** Events before `end`, the latest first. */
  backwards(end: number): StoredEvent[] {
    if (end < 1) return [];
    const range = this.events.getRange({ start: positionKey(end - 1), end: positionKey(0), reverse: true });
    return page(range, ({ key, value }) => new StoredEvent(positionOf(key), value));
  }

  /** A stream's events from revision `first` up to and with `last`. */
  streamForwards(streamId: number, first: number, last: number): StoredEvent[] {
    if (first > last) return [];
    const range = { start: revisionKey(streamId, first), end: revisionKey(streamId, last + 1) };
    return page(this.revisions.getRange(range), ({ value }) => this.eventAt(positionOf(value)));
  }

  /** A stream's events from revision `first` down to and with `last`. */
  streamBackwards(streamId: number, first: number, last: number): StoredEvent[] {
    if (first < last) return [];
    // The end of a range is exclusive: one below the last wanted, which for revision 0 is the stream before.
    const end = last > 0 ? revisionKey(streamId, last - 1) : revisionKey(streamId - 1, TOMBSTONE_REVISION);
    const range = { start: revisionKey(streamId, first), end, reverse: true };
    return page(this.revisions.getRange(range), ({ value }) => this.eventAt(positionOf(value)));
  }
}

function page<T>(range: Iterable<T>, read: (entry: T) => StoredEvent | undefined): StoredEvent[] {
  const events: StoredEvent[] = [];
  let bytes = 0;
  for (const entry of range) {
    const event = read(entry);
    if (!event) continue;
    events.push(event);
    bytes += event.bytes.length;
    if (events.length >= PAGE_EVENTS || bytes >= PAGE_BYTES) break;
  }
  return events;
}
