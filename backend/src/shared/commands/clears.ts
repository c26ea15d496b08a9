import type { ClearedEntity, ClearEvent, HennaEvent, Recorded } from '@henna/contracts';
import type { Decider } from './decider.ts';

/** A clear that has not been taken back. */
export interface StandingClear {
  readonly entity: ClearedEntity;
  readonly clearId: string;
  readonly position: bigint;
}

export const clearStream = (entity: ClearedEntity): string => `clear-${entity}`;

/** The clears of one kind that stand, the latest last. */
export const standingClears = (events: readonly Recorded<ClearEvent>[]): readonly StandingClear[] =>
  events.reduce<readonly StandingClear[]>((standing, { type, data: { entity, clearId }, position }) => {
    const others = standing.filter((clear) => clear.clearId !== clearId);
    return type === 'EntityCleared' ? [...others, { entity, clearId, position }] : others;
  }, []);

/** The same stream for whom clears are nothing. */
export const uncleared = <State, Event extends HennaEvent>(decider: Decider<State, Event>): Decider<State, Event> => ({
  initialState: () => decider.initialState(),
  evolve: (state, event, revision, eventId, position) => decider.evolve(state, event, revision, eventId, position),
});

/** The state of a stream across clears: each takes what stands before its position in the log. */
export const foldAcross = <State, Event extends HennaEvent>(
  decider: Decider<State, Event>,
  events: readonly Recorded<Event>[],
  clears: readonly StandingClear[],
): State => {
  const waiting = clears
    .filter(({ entity }) => decider.clearing?.entities.includes(entity))
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  let next = 0;
  const clearedUntil = (state: State, position?: bigint): State => {
    let cleared = state;
    for (; next < waiting.length && (position === undefined || waiting[next]!.position < position); next++)
      cleared = decider.clearing!.cleared(cleared, waiting[next]!.entity);
    return cleared;
  };
  const folded = events.reduce(
    (state, event) =>
      decider.evolve(clearedUntil(state, event.position), event, event.revision, event.id, event.position),
    decider.initialState(),
  );
  return clearedUntil(folded);
};
