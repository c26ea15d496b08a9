import {
  releaseName,
  reservation,
  reserveName,
  type Aggregate,
  type Decision,
  type HennaEvent,
  type NameClaim,
  type NameKind,
  type NameOwner,
  type Reservation,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner, type CommandOutcome } from '../../../shared/commands/command-runner.ts';

/** The stream of a name: names can be longer than stream names may be, and hold any character. */
export const reservationStream = (kind: NameKind, value: string): string =>
  `reservation-${kind}-${createHash('sha256').update(value).digest('hex')}`;

/** The name is held by somebody whose own word has not been heard. */
class HeldByAnother extends Error {
  constructor(readonly ownerId: string) {
    super();
  }
}

/** Runs commands that may give a record another name, so that no two records of a kind bear the same. */
@Injectable()
export class NameReservations {
  constructor(private readonly runner: CommandRunner) {}

  /** Like {@link CommandRunner.run}: reserves new names, changes the record, releases the old names. */
  async run<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    decide: Decision<State, Event>,
    ...claims: readonly NameClaim<State>[]
  ): Promise<CommandOutcome<State, Event>> {
    let left: { naming: NameClaim<State>; value: string; seen: bigint }[] = [];
    let decided: readonly Event[] | undefined;
    const decideAgain: Decision<State, Event> = (state, past) => (decided = decide(state, past));
    const beforeAppend = async (before: State, after: State) => {
      left = [];
      for (const naming of claims) {
        const from = naming.nameOf(before, naming.ownerId);
        const to = naming.nameOf(after, naming.ownerId);
        if (to?.value === from?.value) continue;
        if (to) await this.reserve(aggregate, context, naming, to);
        if (from) left.push({ naming, value: from.value, seen: (await this.read(naming, from.value)).state.revision });
      }
    };
    const outcome = await this.runner.run(aggregate, stream, context, decideAgain, { beforeAppend });
    // What an attempt that did not write knew of the old name is too old: the record may bear it again.
    if (outcome.events !== decided) return outcome;
    let { position } = outcome;
    for (const { naming, ...name } of left) position = (await this.release(context, naming, name)) ?? position;
    return { ...outcome, position };
  }

  /** Who holds the name is asked for its own word only when somebody does: most names are new. */
  private async reserve<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    context: CommandContext,
    naming: NameClaim<State>,
    { name, value }: { readonly name: string; readonly value: string },
  ) {
    const { kind, ownerId } = naming;
    const own = causedBy(context);
    const input = { kind, name, ownerId, commandId: context.commandId, at: own.at };
    let asked: string | undefined;
    let nameOwner: NameOwner | undefined;
    const decide = (state: Reservation) => {
      const holder = state.owner?.ownerId;
      if (holder !== undefined && holder !== ownerId && holder !== asked) throw new HeldByAnother(holder);
      return reserveName({ ...input, nameOwner })(state);
    };
    for (let isReserved = false; !isReserved;)
      try {
        const stream = reservationStream(kind, value);
        await this.runner.run(reservation, stream, own, decide, { expectNew: context.expectNew });
        isReserved = true;
      } catch (error) {
        if (!(error instanceof HeldByAnother)) throw error;
        asked = error.ownerId;
        nameOwner = await this.owner(aggregate, naming, value, asked);
      }
  }

  private async owner<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    naming: NameClaim<State>,
    value: string,
    ownerId: string,
  ): Promise<NameOwner | undefined> {
    const { state } = await this.runner.fold(aggregate, naming.streamOf(ownerId));
    const uniqueName = naming.nameOf(state, ownerId);
    return uniqueName?.value === value ? { ownerId, uniqueName } : undefined;
  }

  private async release<State>(
    context: CommandContext,
    { kind, ownerId }: NameClaim<State>,
    { value, seen }: { readonly value: string; readonly seen: bigint },
  ) {
    const own = causedBy(context);
    const { events, position } = await this.runner.run(
      reservation,
      reservationStream(kind, value),
      own,
      releaseName({ kind, ownerId, seen, at: own.at }),
    );
    return events.length > 0 ? position : undefined;
  }

  private read<State>({ kind }: NameClaim<State>, value: string) {
    return this.runner.fold(reservation, reservationStream(kind, value));
  }
}

/** A command of its own, at the present time: a repeated command must not take an old reservation for its own. */
const causedBy = ({ actor, origin, correlationId, commandId, reason, language }: CommandContext) =>
  new CommandContext(actor, origin, undefined, undefined, correlationId, commandId, reason, language);
