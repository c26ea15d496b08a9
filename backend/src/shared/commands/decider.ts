import type { ClearedEntity, EventOf } from '@henna/contracts';

/** What a clear of a whole kind means for the records of one stream. */
export interface Clearing<State> {
  /** The kinds of which the stream holds records. */
  readonly entities: readonly ClearedEntity[];
  /** The state once all that stands of such a kind is removed. Times and revisions stay as they are. */
  cleared(state: State, entity: ClearedEntity): State;
}

/** A stream's state as a pure fold over its events. */
export interface Decider<State, Event extends EventOf<string, unknown>> {
  /** Absent where no clear concerns it. */
  readonly clearing?: Clearing<State>;
  initialState(): State;
  /**
   * `revision` is the event's own in its stream, and `eventId` its id, with which its sealed fields open.
   * @param position the event's own in the log; absent where it counts whatever was voided since: while it is being
   * decided, and when a command that came again is answered as the first time
   */
  evolve(state: State, event: Event, revision: bigint, eventId: string, position?: bigint): State;
}

/** The state as it was when its stream had reached a revision (-1: before its first event); `undefined` for one to come. */
export type Past<State> = (revision: bigint) => State | undefined;

/** A decision: the events that a command causes in a state; none for a no-op; throws a named error when refused. */
export type Decision<State, Event> = (state: State, past: Past<State>) => readonly Event[];
