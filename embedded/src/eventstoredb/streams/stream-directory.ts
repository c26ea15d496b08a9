import type { LogDatabase } from '../log/database.ts';
import { TOMBSTONE_REVISION } from '../log/record.ts';
import { isMetastream, METASTREAM_METADATA, metastreamOf, NO_METADATA, readMetadata } from './metadata.ts';
import { StreamState } from './stream-state.ts';

/** Characters of all names in memory: few streams with long names are as much as many with short ones. */
const MOST_CHARACTERS = 64 << 20;

/** Knows the streams, keeping the state of some thousands in memory. */
export class StreamDirectory {
  private readonly states = new Map<string, StreamState>();
  private nextId: number;
  private characters = 0;

  constructor(
    private readonly database: LogDatabase,
    private readonly capacity: number,
  ) {
    this.nextId = database.lastStreamId() + 1;
  }

  /** A state may be dropped and loaded again once all of it is durable: hold none across an await. */
  get(name: string): StreamState {
    const known = this.states.get(name);
    if (known) {
      // Who was asked for last goes last: a caller may ask for a second one before it changes the first.
      this.states.delete(name);
      this.states.set(name, known);
      return known;
    }
    const state = this.load(name);
    if (this.states.size >= this.capacity || this.characters > MOST_CHARACTERS) this.shrink();
    this.states.set(name, state);
    this.characters += name.length;
    return state;
  }

  /** Takes the next free id for a stream that has none. */
  register(state: StreamState): void {
    state.id = this.nextId++;
  }

  private load(name: string): StreamState {
    const id = this.database.idOf(name);
    const metadata = isMetastream(name) ? METASTREAM_METADATA : this.loadMetadata(name);
    return new StreamState(name, id, { ...this.loadEnd(id), metadata });
  }

  private loadMetadata(name: string) {
    const metastream = this.get(metastreamOf(name));
    const event = this.database.eventOf(metastream.id, metastream.durable.last);
    return event ? readMetadata(event) : NO_METADATA;
  }

  private loadEnd(id: number): { last: number; tombstoned: boolean } {
    let tombstoned = false;
    if (id === 0) return { last: -1, tombstoned };
    for (const revision of this.database.latestRevisions(id)) {
      if (revision < TOMBSTONE_REVISION) return { last: revision, tombstoned };
      tombstoned = true;
    }
    return { last: -1, tombstoned };
  }

  /** Forgets a tenth, those not asked for longest first, so that this is seldom needed. */
  private shrink(): void {
    const wanted = this.capacity * 0.9;
    for (const [name, state] of this.states) {
      if (this.states.size <= wanted && this.characters <= MOST_CHARACTERS * 0.9) return;
      if (state.pending === state.durable && this.states.delete(name)) this.characters -= name.length;
    }
  }
}
