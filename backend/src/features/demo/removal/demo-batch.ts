import type {
  CommentWithdrawn,
  Demo,
  Entity,
  EntityKind,
  RatingWithdrawn,
  RecordedHennaEvent,
  VoteWithdrawn,
} from '@henna/domain';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { derivedId } from '../../../shared/ids.ts';
import { demoActor } from '../loading/demo-plan.ts';
import { demoEntities, type DemoRecord } from './demo-content.ts';

/** The batch that removes the demo, or a part of it. */
export class DemoBatch {
  constructor(
    readonly id: string,
    private readonly until: number,
  ) {}

  /** The batch in progress, or else the next one: its id is the same when removal was interrupted and is called again. */
  static next({ seed, until, revision }: NonNullable<Demo>): DemoBatch {
    const time = Date.parse(until);
    return new DemoBatch(derivedId(`${seed} removal`, String(revision), time), time);
  }

  /** The context of one of its commands, whose id is the same whenever it is run. */
  context(command: string): CommandContext {
    return new CommandContext(demoActor, 'undo', derivedId(this.id, command, this.until), Date.now(), this.id);
  }
}

/** What a batch removed, as restoring needs it. */
export interface RemovedContent {
  /** Those that others refer to come first. */
  readonly records: readonly DemoRecord[];
  /** The withdrawn votes of each ballot. */
  readonly ballots: readonly (readonly VoteWithdrawn['data'][])[];
  readonly ratings: readonly RatingWithdrawn['data'][];
  readonly comments: readonly CommentWithdrawn['data'][];
}

/** Groups the events of a batch by what they removed. */
export const contentRemovedBy = (events: readonly RecordedHennaEvent[]): RemovedContent => {
  const ballots = new Map<string, VoteWithdrawn['data'][]>();
  for (const event of events)
    if (event.type === 'VoteWithdrawn') ballots.set(event.stream, [...(ballots.get(event.stream) ?? []), event.data]);
  return {
    records: demoEntities.toReversed().flatMap((entity) => recordsRemovedBy(events, entity)),
    ballots: [...ballots.values()],
    ratings: events.flatMap((event) => (event.type === 'RatingWithdrawn' ? [event.data] : [])),
    comments: events.flatMap((event) => (event.type === 'CommentWithdrawn' ? [event.data] : [])),
  };
};

const recordsRemovedBy = (
  events: readonly RecordedHennaEvent[],
  { kind, id, events: described }: Entity<EntityKind>,
) => {
  const { field } = id as { readonly field: string };
  return events
    .filter(({ type }) => described[type]?.action === 'removed')
    .map(({ data }): DemoRecord => ({ kind, id: (data as Readonly<Record<string, string>>)[field]! }));
};
