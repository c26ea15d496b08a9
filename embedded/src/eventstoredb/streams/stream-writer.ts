import type { CommitQueue } from '../log/commit-queue.ts';
import type { LogDatabase } from '../log/database.ts';
import type { EventLocation, RecentIds } from '../log/recent-ids.ts';
import { encodeStoredEvent, StoredEvent } from '../log/record.ts';
import type { ProposedEvent } from '../wire/proposed-event.ts';
import { type ExpectedRevision, checkExpectedRevision, type EventIdLookup } from './expected-revision.ts';
import type { StreamDirectory, StreamState } from './stream-directory.ts';

/** What became of an append. */
export type WriteResult =
  { kind: 'written'; revision: number; position: number } | { kind: 'wrong-expected-version'; actual: number };

/** Where the log ends: the next position, and the time of the last event. Time never goes back. */
export interface LogEnd {
  position: number;
  created: number;
}

/** Decides at once and in order; resolves when the decision is durable, rejects with WritingFailed when the disk refuses. */
export class StreamWriter {
  constructor(
    private readonly database: LogDatabase,
    private readonly commits: CommitQueue,
    private readonly streams: StreamDirectory,
    private readonly ids: RecentIds,
    private readonly end: LogEnd,
    private readonly now: () => number,
  ) {}

  async append(name: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteResult> {
    this.commits.assertWritable();
    const state = this.streams.get(name);
    const ids = events.map((event) => event.id);
    const check = checkExpectedRevision(state.pending, expected, ids, this.idLookup(state));
    if (check.kind === 'wrong-expected-version') return { kind: check.kind, actual: state.pending };
    if (check.kind === 'append' && !events.length)
      return { kind: 'written', revision: state.pending, position: this.end.position++ };
    const { revision, position } = check.kind === 'repeat' ? check.at : this.queueEvents(state, events);
    await this.commits.whenDurable();
    return { kind: 'written', revision, position };
  }

  private idLookup(state: StreamState): EventIdLookup {
    const locationOf = (id: string): EventLocation | undefined => this.ids.find(state.id, id);
    const locationIfAt = (revision: number, id: string): EventLocation | undefined => {
      const location = locationOf(id);
      if (location?.revision === revision) return location;
      const event = revision <= state.durable ? this.database.eventOfStream(state.id, revision) : undefined;
      return event?.id === id ? { revision, position: event.position } : undefined;
    };
    return { locationOf, locationIfAt };
  }

  /** Queues events at the end of a stream; returns the location of the last one. */
  private queueEvents(state: StreamState, events: readonly ProposedEvent[]): EventLocation {
    let position = 0;
    for (const event of events) position = this.queueEvent(state, event, ++state.pending);
    this.commits.advanceStream(state, position);
    return { revision: state.pending, position };
  }

  private queueEvent(state: StreamState, event: ProposedEvent, revision: number): number {
    if (state.id === 0) this.streams.register(state);
    this.end.created = Math.max(this.end.created, this.now());
    const { position, created } = this.end;
    const header = { streamName: state.name, streamId: state.id, revision, position, created };
    const bytes = encodeStoredEvent(event, header);
    this.end.position += bytes.length;
    this.commits.append(new StoredEvent(position, bytes));
    this.ids.add(state.id, event.id, { revision, position });
    return position;
  }
}
