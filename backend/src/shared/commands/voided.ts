import type { HennaEvent } from '@henna/contracts';
import type { Decider } from './decider.ts';

/**
 * The same stream as a decision sees it that something in another stream has voided: what stands in the log at or
 * before that position is ignored. The position may be stale; then what is written still counts by where it stands.
 * @param position of the latest of what voids it; absent when nothing does
 */
export const standingAfter = <State, Event extends HennaEvent>(
  decider: Decider<State, Event>,
  position: bigint | undefined,
): Decider<State, Event> =>
  position === undefined
    ? decider
    : {
        initialState: () => decider.initialState(),
        evolve: (state, event, revision, eventId, at) =>
          at !== undefined && at <= position ? state : decider.evolve(state, event, revision, eventId, at),
      };
