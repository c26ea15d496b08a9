import type { EventOf, HennaEvent } from '@henna/contracts';
import type { Decider, Decision } from '../shared/commands/decider.ts';

/** `given(events).when(decision).then(events)` or `.thenThrows(error)`. */
export const specOf = <State, Event extends HennaEvent>(decider: Decider<State, Event>) => ({
  given: (events: readonly Event[]) => {
    const state = events.reduce(
      (folded, event, index) => decider.evolve(folded, event, BigInt(index), `event-${index}`),
      decider.initialState(),
    );
    return {
      when: (decision: Decision<State, Event>) => ({
        then: (expected: readonly EventOf<string, unknown>[]) => expect(decision(state)).toEqual(expected),
        thenThrows: (error: new (...parts: never[]) => Error) => expect(() => decision(state)).toThrow(error),
      }),
    };
  },
});
