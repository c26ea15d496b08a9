import type { EventOf } from './event.ts';

/** An event with its revision in its stream, and its id, with which its sealed fields open. */
export type StreamEvent<Event> = Event & { readonly id: string; readonly revision: bigint };

/** A stream's state as a pure fold over its events. */
export interface Aggregate<State, Event extends EventOf<string, unknown>> {
  initialState(): State;
  evolve(state: State, event: StreamEvent<Event>): State;
}

/** The state as it was when its stream had reached a revision (-1: before its first event); `undefined` for one to come. */
export type Past<State> = (revision: bigint) => State | undefined;

/** A decision: the events that a command causes in a state; none for a no-op; throws a named error when refused. */
export type Decision<State, Event> = (state: State, past: Past<State>) => readonly Event[];
