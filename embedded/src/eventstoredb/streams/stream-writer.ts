import { randomUUID } from 'node:crypto';
import type { CommitQueue } from '../log/commit-queue.ts';
import type { LogDatabase } from '../log/database.ts';
import type { IdPlace, RecentIds } from '../log/recent-ids.ts';
import { encodeStoredEvent, StoredEvent, TOMBSTONE_REVISION } from '../log/record.ts';
import type { ProposedEvent } from '../wire/proposed-event.ts';
import type { Clock } from './clock.ts';
import { type Expectation, judge, type KnownIds, type Verdict } from './expectation.ts';
import * as metadata from './metadata.ts';
import type { StreamDirectory } from './stream-directory.ts';
import type { StreamState } from './stream-state.ts';

/** What became of an append or delete; `position` is undefined when it repeats one into a stream that is now deleted. */
export type WriteResult =
  | { kind: 'written'; revision: number; position: number | undefined }
  | { kind: 'wrong-expected-version'; actual: number }
  | { kind: 'stream-deleted' };

/** Where the log ends: the next position, and the time of the last event. Time never goes back. */
export interface LogEnd {
  position: number;
  created: number;
}

const NO_BYTES = Buffer.alloc(0);
const systemEvent = (type: string, json?: string): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: json !== undefined,
  data: json === undefined ? NO_BYTES : Buffer.from(json),
  metadata: NO_BYTES,
});

/** Decides at once and in order; resolves when the decision is durable, rejects with WritingFailed when the disk refuses. */
export class StreamWriter {
  constructor(
    private readonly database: LogDatabase,
    private readonly commits: CommitQueue,
    private readonly streams: StreamDirectory,
    private readonly ids: RecentIds,
    private readonly end: LogEnd,
    private readonly clock: Clock,
  ) {}

  async append(name: string, expected: Expectation, events: readonly ProposedEvent[]): Promise<WriteResult> {
    this.commits.assertWritable();
    const state = this.streams.get(name);
    const verdict = this.judge(state, expected, events);
    if (verdict.kind === 'repeat') {
      const repeated: WriteResult = { kind: 'written', ...verdict.at };
      if (metadata.isDeleted(state.pending.metadata)) repeated.position = undefined;
      await this.commits.settled();
      return repeated;
    }
    if (verdict.kind !== 'append') return refusal(verdict, state);
    if (!events.length) return { kind: 'written', revision: state.pending.last, position: this.end.position++ };
    const deleted = this.deletedBefore(state);
    const firstVisible = deleted && deleted.pending.last + 1;
    const position = this.write(state, events);
    const revision = state.pending.last;
    if (deleted && firstVisible !== undefined) this.revive(deleted, firstVisible, deleted === state);
    await this.commits.settled();
    return { kind: 'written', revision, position };
  }

  /** Hides all events of a stream; the next append takes it up again. */
  async delete(name: string, expected: Expectation): Promise<WriteResult> {
    this.commits.assertWritable();
    const state = this.streams.get(name);
    const verdict = this.judge(state, expected, []);
    if (verdict.kind !== 'append') return refusal(verdict, state);
    const metastream = this.streams.get(metadata.metastreamOf(name));
    if (state.pending.last < 0 && metastream.pending.last < 0)
      return refusal({ kind: 'wrong-expected-version' }, state);
    const position = this.write(metastream, [systemEvent('$metadata', metadata.DELETED_JSON)]);
    await this.commits.settled();
    return { kind: 'written', revision: state.pending.last, position };
  }

  /** Ends a stream for ever. */
  async tombstone(name: string, expected: Expectation): Promise<WriteResult> {
    this.commits.assertWritable();
    const state = this.streams.get(name);
    const verdict = this.judge(state, expected, []);
    if (verdict.kind !== 'append') return refusal(verdict, state);
    const position = this.store(state, systemEvent('$streamDeleted'), TOMBSTONE_REVISION);
    state.change({ tombstoned: true }, position);
    this.commits.change(state, position);
    await this.commits.settled();
    return { kind: 'written', revision: TOMBSTONE_REVISION, position };
  }

  private judge(state: StreamState, expected: Expectation, events: readonly ProposedEvent[]): Verdict {
    const hasMetadata = (): boolean => this.streams.get(metadata.metastreamOf(state.name)).pending.last >= 0;
    const ids = events.map((event) => event.id);
    return judge(state.pending, hasMetadata, expected, ids, this.knownIds(state));
  }

  private knownIds(state: StreamState): KnownIds {
    const find = (id: string): IdPlace | undefined => this.ids.find(state.id, id);
    const placeIfAt = (revision: number, id: string): IdPlace | undefined => {
      const place = find(id);
      if (place?.revision === revision) return place;
      const event = revision <= state.durable.last ? this.database.eventOf(state.id, revision) : undefined;
      return event?.id === id ? { revision, position: event.position } : undefined;
    };
    return { find, placeIfAt };
  }

  /** The deleted stream that an append to `state` may take up again: itself, or the one whose metadata it is. */
  private deletedBefore(state: StreamState): StreamState | undefined {
    const original = metadata.isMetastream(state.name) ? this.streams.get(metadata.originalOf(state.name)) : state;
    return metadata.isDeleted(original.pending.metadata) ? original : undefined;
  }

  /** What was written before the deletion stays hidden. Metadata that say deleted themselves revive nothing. */
  private revive(state: StreamState, firstVisible: number, hasNewEvents: boolean): void {
    if (!hasNewEvents && metadata.isDeleted(state.pending.metadata)) return;
    const metastream = this.streams.get(metadata.metastreamOf(state.name));
    const { id, pending } = metastream;
    const latest = this.commits.queued(id, pending.last) ?? this.database.eventOf(id, pending.last);
    this.write(metastream, [systemEvent('$metadata', metadata.truncatedJson(latest, firstVisible))]);
  }

  /** Queues events at the end of a stream; returns the position of the last. */
  private write(state: StreamState, events: readonly ProposedEvent[]): number {
    let position = 0;
    let last = state.pending.last;
    for (const event of events) position = this.store(state, event, ++last);
    state.change({ last }, position);
    this.commits.change(state, position);
    const latest = events.at(-1);
    if (metadata.isMetastream(state.name) && latest) this.changeMetadata(state.name, latest, position);
    return position;
  }

  private changeMetadata(metastream: string, event: ProposedEvent, position: number): void {
    const name = metadata.originalOf(metastream);
    if (metadata.isMetastream(name)) return;
    const state = this.streams.get(name);
    state.change({ metadata: metadata.readMetadata(event) }, position);
    this.commits.change(state, position);
  }

  private store(state: StreamState, event: ProposedEvent, revision: number): number {
    if (state.id === 0) this.streams.register(state);
    this.end.created = Math.max(this.end.created, this.clock.now());
    const { position, created } = this.end;
    const place = { streamName: state.name, streamId: state.id, revision, position, created };
    const bytes = encodeStoredEvent(event, place);
    this.end.position += bytes.length;
    this.commits.append(new StoredEvent(position, bytes));
    this.ids.add(state.id, event.id, { revision, position });
    return position;
  }
}

const refusal = (verdict: Verdict, state: StreamState): WriteResult =>
  verdict.kind === 'stream-deleted' ? verdict : { kind: 'wrong-expected-version', actual: state.pending.last };
