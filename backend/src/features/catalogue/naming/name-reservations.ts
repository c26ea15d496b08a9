import type { Aggregate, Decision, HennaEvent } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner, type Outcome } from '../../../shared/commands/command-runner.ts';
import type { Naming } from './naming.ts';
import {
  releaseName,
  reservation,
  reservationStream,
  reserveName,
  type Bearer,
  type Reservation,
} from './reservation.ts';

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

  /** Like {@link CommandRunner.run}: reserves a new name, changes the record, releases the old name. */
  async run<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    decide: Decision<State, Event>,
    naming: Naming<State>,
  ): Promise<Outcome<State, Event>> {
    let left: { value: string; seen: bigint } | undefined;
    let decided: readonly Event[] | undefined;
    const decideAgain: Decision<State, Event> = (state, past) => (decided = decide(state, past));
    const beforeAppend = async (before: State, after: State) => {
      const from = naming.borneBy(before, naming.ownerId);
      const to = naming.borneBy(after, naming.ownerId);
      left = undefined;
      if (!to || to.value === from?.value) return;
      await this.reserve(aggregate, context, naming, to);
      if (from) left = { value: from.value, seen: (await this.read(naming, from.value)).state.revision };
    };
    const outcome = await this.runner.run(aggregate, stream, context, decideAgain, { beforeAppend });
    // What an attempt that did not write knew of the old name is too old: the record may bear it again.
    if (!left || outcome.events !== decided) return outcome;
    const released = await this.release(context, naming, left);
    return { ...outcome, position: released ?? outcome.position };
  }

  /** Who holds the name is asked for its own word only when somebody does: most names are new. */
  private async reserve<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    context: CommandContext,
    naming: Naming<State>,
    { name, value }: { readonly name: string; readonly value: string },
  ) {
    const { kind, ownerId } = naming;
    const own = causedBy(context);
    const input = { kind, name, ownerId, commandId: context.commandId, at: own.at };
    let asked: string | undefined;
    let bearer: Bearer | undefined;
    const decide = (state: Reservation) => {
      const holder = state.holder?.ownerId;
      if (holder !== undefined && holder !== ownerId && holder !== asked) throw new HeldByAnother(holder);
      return reserveName({ ...input, bearer })(state);
    };
    for (let isReserved = false; !isReserved;)
      try {
        const stream = reservationStream(kind, value);
        await this.runner.run(reservation, stream, own, decide, { expectNew: context.opensStreams });
        isReserved = true;
      } catch (error) {
        if (!(error instanceof HeldByAnother)) throw error;
        asked = error.ownerId;
        bearer = await this.bearer(aggregate, naming, value, asked);
      }
  }

  private async bearer<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    naming: Naming<State>,
    value: string,
    ownerId: string,
  ): Promise<Bearer | undefined> {
    const { state } = await this.runner.fold(aggregate, naming.streamOf(ownerId));
    const borne = naming.borneBy(state, ownerId);
    return borne?.value === value ? { ownerId, borne } : undefined;
  }

  private async release<State>(
    context: CommandContext,
    { kind, ownerId }: Naming<State>,
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

  private read<State>({ kind }: Naming<State>, value: string) {
    return this.runner.fold(reservation, reservationStream(kind, value));
  }
}

/** A command of its own, at the present time: a repeated command must not take an old reservation for its own. */
const causedBy = ({ actor, origin, correlationId, commandId, reason, language }: CommandContext) =>
  new CommandContext(actor, origin, undefined, undefined, correlationId, commandId, reason, language);
