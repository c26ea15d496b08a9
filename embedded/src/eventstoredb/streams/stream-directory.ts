import type { LogDatabase } from '../log/database.ts';

/** The last revision of a stream as writers see it (`pending`: all that was decided) and as readers do (`durable`). */
export class StreamState {
  pending: number;
  durable: number;

  /** `id` is 0 until the stream has its first event; `last` is -1 until then. */
  constructor(
    readonly name: string,
    public id: number,
    last: number,
  ) {
    this.pending = last;
    this.durable = last;
  }
}

/** Characters of all names in memory: few streams with long names are as much as many with short ones. */
const MAX_CHARACTERS = 64 << 20;

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
    const cached = this.states.get(name);
    if (cached) {
      // Who was asked for last goes last: a caller may ask for a second one before it changes the first.
      this.states.delete(name);
      this.states.set(name, cached);
      return cached;
    }
    const state = this.load(name);
    if (this.states.size >= this.capacity || this.characters > MAX_CHARACTERS) this.shrink();
    this.states.set(name, state);
    this.characters += name.length;
    return state;
  }

  /** Takes the next free id for a stream that has none. */
  register(state: StreamState): void {
    state.id = this.nextId++;
  }

  private load(name: string): StreamState {
    const id = this.database.streamIdOf(name);
    return new StreamState(name, id, id === 0 ? -1 : this.database.lastRevision(id));
  }

  /** Forgets a tenth, those not asked for longest first, so that this is seldom needed. */
  private shrink(): void {
    const targetSize = this.capacity * 0.9;
    for (const [name, state] of this.states) {
      if (this.states.size <= targetSize && this.characters <= MAX_CHARACTERS * 0.9) return;
      if (state.pending === state.durable && this.states.delete(name)) this.characters -= name.length;
    }
  }
}
