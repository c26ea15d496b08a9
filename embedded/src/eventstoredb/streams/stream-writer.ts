import type { CommitQueue } from '../log/commit-queue.ts';
import type { LogDatabase } from '../log/database.ts';
import type { IdPlace, RecentIds } from '../log/recent-ids.ts';
import { encodeStoredEvent, StoredEvent } from '../log/record.ts';
import type { ProposedEvent } from '../wire/proposed-event.ts';
import { type Expectation, judge, type KnownIds } from './expectation.ts';
import type { StreamDirectory } from './stream-directory.ts';
import type { StreamState } from './stream-state.ts';

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

  async append(name: string, expected: Expectation, events: readonly ProposedEvent[]): Promise<WriteResult> {
    this.commits.assertWritable();
    const state = this.streams.get(name);
    const ids = events.map((event) => event.id);
    const verdict = judge(state.pending, expected, ids, this.knownIds(state));
    if (verdict.kind === 'wrong-expected-version') return { kind: verdict.kind, actual: state.pending };
    if (verdict.kind === 'append' && !events.length)
      return { kind: 'written', revision: state.pending, position: this.end.position++ };
    const { revision, position } = verdict.kind === 'repeat' ? verdict.at : this.write(state, events);
    await this.commits.settled();
    return { kind: 'written', revision, position };
  }

  private knownIds(state: StreamState): KnownIds {
    const find = (id: string): IdPlace | undefined => this.ids.find(state.id, id);
    const placeIfAt = (revision: number, id: string): IdPlace | undefined => {
      const place = find(id);
      if (place?.revision === revision) return place;
      const event = revision <= state.durable ? this.database.eventOf(state.id, revision) : undefined;
      return event?.id === id ? { revision, position: event.position } : undefined;
    };
    return { find, placeIfAt };
  }

  /** Queues events at the end of a stream; returns the place of the last. */
  private write(state: StreamState, events: readonly ProposedEvent[]): IdPlace {
    let position = 0;
    for (const event of events) position = this.store(state, event, ++state.pending);
    this.commits.change(state, position);
    return { revision: state.pending, position };
  }

  private store(state: StreamState, event: ProposedEvent, revision: number): number {
    if (state.id === 0) this.streams.register(state);
    this.end.created = Math.max(this.end.created, this.now());
    const { position, created } = this.end;
    const place = { streamName: state.name, streamId: state.id, revision, position, created };
    const bytes = encodeStoredEvent(event, place);
    this.end.position += bytes.length;
    this.commits.append(new StoredEvent(position, bytes));
    this.ids.add(state.id, event.id, { revision, position });
    return position;
  }
}
