import type { EventOf, HennaEvent } from '@henna/domain';
import type { Decider, Decision } from '../shared/commands/decider.ts';

const stateOf = <State, Event extends HennaEvent>(decider: Decider<State, Event>, events: readonly Event[]): State =>
  events.reduce(
    (folded, event, index) => decider.evolve(folded, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    decider.initialState(),
  );

/** `given(events).when(decision).then(events)` or `.thenThrows(error)`. */
export const specOf = <State, Event extends HennaEvent>(decider: Decider<State, Event>) => ({
  given: (events: readonly Event[]) => {
    const state = stateOf(decider, events);
    const past = (revision: bigint) =>
      revision < BigInt(events.length) ? stateOf(decider, events.slice(0, Number(revision) + 1)) : undefined;
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

/** Of a record for whom no revision is asked for. */
export const noPast = (): undefined => undefined;
