import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import { nameKey, positionKey, positionOf, revisionKey, revisionOf, streamIdOf } from './keys.ts';
import { firstPage } from './page.ts';
import { isFirstOfStream, StoredEvent } from './record.ts';
import { Tail } from './tail.ts';

/** The file that the tables lie in, within a log's folder. */
export const LOG_FILE = 'events.mdb';

type Table = Database<Buffer, Buffer>;

/** More than any stream has. */
const MAX_REVISION = Number.MAX_SAFE_INTEGER;
const NOTHING: Iterable<StoredEvent> = [];

/**
 * The three tables: events by position, their positions by stream and revision, stream ids by name.
 * Reads combine the tables with the tail, which comes after them.
 */
export class LogDatabase {
  readonly events: Table;
  readonly revisions: Table;
  readonly names: Table;
  readonly tail = new Tail();

  private constructor(readonly root: RootDatabase<Buffer, Buffer>) {
    const table = (name: string): Table => root.openDB({ name, encoding: 'binary', keyEncoding: 'binary' });
    this.events = table('events');
    this.revisions = table('revisions');
    this.names = table('names');
  }

  /** Without overlapping sync what is committed is durable. */
  static open(folder: string, readOnly = false): LogDatabase {
    const path = join(folder, LOG_FILE);
    return new LogDatabase(open({ path, noSubdir: true, maxDbs: 3, overlappingSync: false, readOnly }));
  }

  /** Writes events into the tables, in one transaction; they are durable when this resolves. */
  async write(events: Iterable<StoredEvent>): Promise<void> {
    await this.root.batch(() => {
      for (const event of events) {
        const key = positionKey(event.position);
        const streamKey = revisionKey(event.streamId, event.revision);
        void this.events.put(key, event.bytes);
        void this.revisions.put(streamKey, key);
        if (isFirstOfStream(event)) void this.names.put(nameKey(event.streamName), streamKey.subarray(0, 4));
      }
    });
    this.root.resetReadTxn(); // a snapshot from earlier in this turn of the event loop must not hide what is announced now
  }

  /** All events in the tables, the latest first. */
  *latest(): Generator<StoredEvent> {
    for (const { key, value } of this.events.getRange({ reverse: true })) yield new StoredEvent(positionOf(key), value);
  }

  /** Position of the last event in the tables, 0 without any. */
  lastPosition(): number {
    for (const key of this.events.getKeys({ reverse: true, limit: 1 })) return positionOf(key);
    return 0;
  }

  /** The highest id of a stream in the tables, 0 without any. */
  lastStreamId(): number {
    for (const key of this.revisions.getKeys({ reverse: true, limit: 1 })) return streamIdOf(key);
    return 0;
  }

  /** The id of a stream, 0 when it has never had an event. */
  streamIdOf(name: string): number {
    return this.tail.streamIdOf(name) ?? this.names.get(nameKey(name))?.readUInt32BE(0) ?? 0;
  }

  /** The last revision of a stream that is known by its id, -1 when it has no events. */
  lastRevision(streamId: number): number {
    for (const { revision } of this.tail.streamBackwards(streamId, Infinity, 0)) return revision;
    for (const key of this.revisions.getKeys({ ...revisionsDownTo(streamId, MAX_REVISION, 0), limit: 1 }))
      return revisionOf(key);
    return -1;
  }

  eventAt(position: number): StoredEvent | undefined {
    if (position >= this.tail.firstPosition) return this.tail.eventAt(position);
    const bytes = this.events.get(positionKey(position));
    return bytes && new StoredEvent(position, bytes);
  }

  eventOfStream(streamId: number, revision: number): StoredEvent | undefined {
    if (revision >= this.tail.firstRevisionOf(streamId)) return this.tail.eventOfStream(streamId, revision);
    const key = revision < 0 ? undefined : this.revisions.get(revisionKey(streamId, revision));
    return key && this.eventAt(positionOf(key));
  }

  /** Events from `first` up to and with `last`, in the order of the log. */
  forwards(first: number, last: number): StoredEvent[] {
    const { tail } = this;
    return firstPage(this.stored(first, Math.min(last + 1, tail.firstPosition)), tail.forwards(first, last));
  }

  /** Events before `end`, the latest first. */
  backwards(end: number): StoredEvent[] {
    const { tail } = this;
    return firstPage(tail.backwards(end), this.storedBackwards(Math.min(end, tail.firstPosition)));
  }

  /** A stream's events from revision `first` up to and with `last`. */
  streamForwards(streamId: number, first: number, last: number): StoredEvent[] {
    const { tail } = this;
    const end = Math.min(last + 1, tail.firstRevisionOf(streamId));
    const range = { start: revisionKey(streamId, first), end: revisionKey(streamId, end) };
    return firstPage(first < end ? this.eventsAtPositions(range) : NOTHING, tail.streamForwards(streamId, first, last));
  }

  /** A stream's events from revision `first` down to and with `last`. */
  streamBackwards(streamId: number, first: number, last: number): StoredEvent[] {
    const { tail } = this;
    const start = Math.min(first, tail.firstRevisionOf(streamId) - 1);
    const storedForwards = start < last ? NOTHING : this.eventsAtPositions(revisionsDownTo(streamId, start, last));
    return firstPage(tail.streamBackwards(streamId, first, last), storedForwards);
  }

  private *stored(first: number, end: number): Generator<StoredEvent> {
    if (first >= end) return;
    for (const { key, value } of this.events.getRange({ start: positionKey(first), end: positionKey(end) }))
      yield new StoredEvent(positionOf(key), value);
  }

  private *storedBackwards(end: number): Generator<StoredEvent> {
    if (end < 1) return;
    for (const { key, value } of this.events.getRange({
      start: positionKey(end - 1),
      end: positionKey(0),
      reverse: true,
    }))
      yield new StoredEvent(positionOf(key), value);
  }

  private *eventsAtPositions(range: {
    start: Buffer;
    end: Buffer;
    reverse?: boolean;
  }): Generator<StoredEvent | undefined> {
    for (const { value } of this.revisions.getRange(range)) yield this.eventAt(positionOf(value));
  }
}

/** A stream's keys from revision `first` down to and with `last`. */
function revisionsDownTo(streamId: number, first: number, last: number): { start: Buffer; end: Buffer; reverse: true } {
  // The end of a range is exclusive: one below the last revision asked for, which for revision 0 is the stream before.
  const end = last > 0 ? revisionKey(streamId, last - 1) : revisionKey(streamId - 1, MAX_REVISION);
  return { start: revisionKey(streamId, first), end, reverse: true };
}
