import type { Aggregate, Decision } from '../shared/aggregate.ts';
import type { EventOf } from '../shared/event.ts';

const stateOf = <State, Event extends EventOf<string, unknown>>(
  aggregate: Aggregate<State, Event>,
  events: readonly Event[],
): State =>
  events.reduce(
    (folded, event, index) => aggregate.evolve(folded, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    aggregate.initialState(),
  );

/** `given(events).when(decision).then(events)` or `.thenThrows(error)`. */
export const specOf = <State, Event extends EventOf<string, unknown>>(aggregate: Aggregate<State, Event>) => ({
  given: (events: readonly Event[]) => {
    const state = stateOf(aggregate, events);
    const past = (revision: bigint) =>
      revision < BigInt(events.length) ? stateOf(aggregate, events.slice(0, Number(revision) + 1)) : undefined;
    return {
      when: (decision: Decision<State, Event>) => ({
        then: (expected: readonly EventOf<string, unknown>[]) => expect(decision(state, past)).toEqual(expected),
        thenThrows: (error: { readonly prototype: Error }) =>
          expect(() => decision(state, past)).toThrow(error as new () => Error),
        /** What an edit has to decide. */
        thenConflicts: (...conflicts: readonly object[]) => {
          const details: unknown = expect.objectContaining({ conflicts });
          const refusal: unknown = expect.objectContaining({ code: 'CHANGED_SINCE', details });
          expect(() => decision(state, past)).toThrow(refusal as Error);
        },
      }),
    };
  },
});

/** For decisions that ask for no earlier state. */
export const noPast = (): undefined => undefined;
