import type { Aggregate, Decision, HennaEvent } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { RemoveRecord, RestoreRecord, type RemovableKind } from './remove-record.command.ts';

/** How one record is removed and restored. */
export interface Removal<State, Event extends HennaEvent> {
  readonly aggregate: Aggregate<State, Event>;
  readonly stream: string;
  readonly remove: Decision<State, Event>;
  readonly restore: Decision<State, Event>;
  /** The record as administrators see it. */
  readonly answer: (state: State) => object | Promise<object>;
}

/**
 * Finds a record. Throws where it takes another record to find it, and there is none.
 * @param at when it is removed or restored, ISO 8601 UTC
 * @param revision the one that the caller of a removal knows
 */
export type FindRemoval<State, Event extends HennaEvent> = (
  id: string,
  at: string,
  revision?: string,
) => Removal<State, Event> | Promise<Removal<State, Event>>;

interface Kind {
  remove(command: RemoveRecord): Promise<CommandResult<undefined>>;
  restore(command: RestoreRecord): Promise<CommandResult<object>>;
}

/** The kinds of records that are removed and restored; each adds itself. */
@Injectable()
export class RemovableRecords {
  private readonly kinds = new Map<RemovableKind, Kind>();

  constructor(private readonly runner: CommandRunner) {}

  add<State, Event extends HennaEvent>(kind: RemovableKind, find: FindRemoval<State, Event>): void {
    this.kinds.set(kind, {
      remove: async ({ context, id, revision }) => {
        const { aggregate, stream, remove } = await find(id, context.at, revision);
        return noContent((await this.runner.run(aggregate, stream, context, remove)).position);
      },
      restore: async ({ context, id }) => {
        const { aggregate, stream, restore, answer } = await find(id, context.at);
        const { state, position } = await this.runner.run(aggregate, stream, context, restore);
        return { position, body: () => answer(state) };
      },
    });
  }

  of(kind: RemovableKind): Kind {
    return this.kinds.get(kind)!;
  }
}

@CommandHandler(RemoveRecord)
export class RemoveRecordHandler implements ICommandHandler<RemoveRecord> {
  constructor(private readonly records: RemovableRecords) {}

  execute(command: RemoveRecord): Promise<CommandResult<undefined>> {
    return this.records.of(command.kind).remove(command);
  }
}

@CommandHandler(RestoreRecord)
export class RestoreRecordHandler implements ICommandHandler<RestoreRecord> {
  constructor(private readonly records: RemovableRecords) {}

  execute(command: RestoreRecord): Promise<CommandResult<object>> {
    return this.records.of(command.kind).restore(command);
  }
}
