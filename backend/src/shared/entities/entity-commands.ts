import {
  ChangedSinceError,
  type Aggregate,
  type Entity,
  type EntityKind,
  type FieldRevert,
  type Fields,
  type HennaEvent,
  type RecordState,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../commands/command-context.ts';
import { noContent, type CommandResult } from '../commands/command-result.ts';
import { CommandRunner } from '../commands/command-runner.ts';
import type { RecordFile } from './record-file.ts';

/** A record that a command of an undo changes. */
export interface CommandTarget {
  readonly context: CommandContext;
  readonly id: string;
  /** Of the event that is undone: the fields that name the record and what it is part of. */
  readonly data: Fields;
  /** The revision of the record on which the undo was decided. */
  readonly revision: string;
}
export type AnyCommand = Command<CommandResult<unknown>>;

/** What a feature says of one of its entities. `Shown`: the record, as its aggregate holds it. */
export interface CommandsOfEntity<Shown> {
  /** The command that gives fields other values; absent: they can't be changed. */
  readonly change?: (target: CommandTarget, values: Fields, reverts: readonly FieldRevert[]) => AnyCommand;
  /** Needed where the entity has no `removal`. */
  readonly remove?: (target: CommandTarget) => AnyCommand;
  readonly restore?: (target: CommandTarget) => AnyCommand;
  /** The record as it is now, where its stream does not say that. */
  readonly state?: (data: Fields) => Promise<RecordState | undefined>;
  /** Of an entity with `removal`: the record as administrators see it. */
  readonly toResponse?: (record: Shown, ids: Fields) => object | Promise<object>;
  /** The same for who names another revision than the current one, where it has to be prepared. */
  readonly presenter?: (id: string, revision: string | undefined) => Promise<(record: Shown) => unknown>;
  /** The fields that name the record, where its id is not enough to find its stream. Throws a 404. */
  readonly ids?: (id: string) => Fields;
  /** What an import makes of the rows of its file, where all of it follows from the entity. */
  readonly file?: RecordFile;
}

interface Registered extends CommandsOfEntity<never> {
  readonly entity: Entity;
}

/** The commands by which records of each kind are changed, removed and restored; every feature registers its own. */
@Injectable()
export class EntityCommands {
  private readonly byKind = new Map<string, Registered>();

  constructor(private readonly runner: CommandRunner) {}

  register<Shown>(entity: Entity<EntityKind>, commands: CommandsOfEntity<Shown>): void {
    this.byKind.set(entity.kind, { ...commands, entity });
  }

  /** Of an entity without commands nothing can be undone. */
  commandsOf(kind: string): CommandsOfEntity<never> {
    const { entity, ...commands } = this.byKind.get(kind) ?? { entity: undefined };
    if (!entity?.removal) return commands;
    return {
      remove: ({ context, id, revision }) => new RemoveRecord(context, entity.kind as EntityKind, id, revision),
      restore: ({ context, id }) => new RestoreRecord(context, entity.kind as EntityKind, id),
      ...commands,
    };
  }

  async remove({ context, kind, id, revision }: RemoveRecord): Promise<CommandResult<undefined>> {
    const { entity, ids, shown } = this.find(kind, id);
    const { presenter } = this.byKind.get(kind)!;
    const remove = async (toResponse: (record: never) => unknown) => {
      const expected = { revision, toResponse: toResponse as (record: unknown) => unknown };
      const decide = entity.removal!.remove(ids, expected, context.at);
      const { position } = await this.runner.run(aggregateOf(entity), entity.stream(ids), context, decide);
      return noContent(position);
    };
    if (!presenter) return remove(shown);
    try {
      return await remove((record) => record);
    } catch (error) {
      if (!(error instanceof ChangedSinceError)) throw error;
      // Only now does it pay to read what the refusal shows.
      return remove(await presenter(id, revision));
    }
  }

  async restore({ context, kind, id }: RestoreRecord): Promise<CommandResult<object>> {
    const { entity, ids, shown } = this.find(kind, id);
    const decide = entity.removal!.restore(ids, context.at);
    const { state, position } = await this.runner.run(aggregateOf(entity), entity.stream(ids), context, decide);
    const record = entity.record ? entity.record(state, ids, -1)!.fields : state;
    return { position, body: () => shown(record as never) };
  }

  private find(kind: string, id: string) {
    const { entity, ids, toResponse } = this.byKind.get(kind)!;
    const idFields = ids?.(id) ?? { [(entity.id as { readonly field: string }).field]: id };
    return { entity, ids: idFields, shown: (record: never) => toResponse!(record, idFields) };
  }
}

/** Every kind has events and states of its own; the decisions of its descriptor fit them. */
const aggregateOf = ({ aggregate }: Entity) => aggregate as Aggregate<unknown, HennaEvent>;

/** Removes a record, which can be restored. */
export class RemoveRecord extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: EntityKind,
    readonly id: string,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveRecord)
export class RemoveRecordHandler implements ICommandHandler<RemoveRecord> {
  constructor(private readonly commands: EntityCommands) {}

  execute(command: RemoveRecord): Promise<CommandResult<undefined>> {
    return this.commands.remove(command);
  }
}

/** Brings a removed record back as it was. */
export class RestoreRecord extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: EntityKind,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreRecord)
export class RestoreRecordHandler implements ICommandHandler<RestoreRecord> {
  constructor(private readonly commands: EntityCommands) {}

  execute(command: RestoreRecord): Promise<CommandResult<object>> {
    return this.commands.restore(command);
  }
}
