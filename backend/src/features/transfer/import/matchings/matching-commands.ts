import {
  changeMatching,
  importMatching,
  importMatchingStream,
  normalizeText,
  removeMatching,
  saveMatching,
  type ExportedEntity,
  type ImportMatchingDocument,
  type ImportMatchingRecord,
  type MatchedColumn,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { ActiveViews } from '../../../../shared/projection-progress/active-views.ts';
import type { ImportMatchingResponse } from './matching.bodies.ts';

const namespace = '5b4a4df0-51a5-5d0c-9c0e-8a4a8f3f3b6e';

/** A name stands for the same matching whenever it is saved for a kind of records. */
const matchingIdOf = (entity: ExportedEntity, name: string) => v5(`${entity}:${normalizeText(name)}`, namespace);

export const matchingResponse = (
  id: string,
  { name, entity, columns }: Pick<ImportMatchingRecord, 'name' | 'entity' | 'columns'>,
): ImportMatchingResponse => ({ id, name, entity, columns });

/** The saved matchings that are not removed, as the view has them. */
@Injectable()
export class ImportMatchings {
  constructor(private readonly views: ActiveViews) {}

  /** By name. */
  async list(): Promise<ImportMatchingResponse[]> {
    const found = await (await this.view()).find({ removed: false }).sort({ name: 1, _id: 1 }).toArray();
    return found.map((document) => matchingResponse(document._id, document));
  }

  async count(): Promise<number> {
    return (await this.view()).countDocuments({ removed: false });
  }

  private view() {
    return this.views.current<ImportMatchingDocument>('importMatching');
  }
}

export class SaveMatching extends Command<CommandResult<ImportMatchingResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly name: string,
    readonly entity: ExportedEntity,
    readonly columns: readonly MatchedColumn[],
  ) {
    super();
  }
}

@CommandHandler(SaveMatching)
export class SaveMatchingHandler implements ICommandHandler<SaveMatching> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly matchings: ImportMatchings,
  ) {}

  async execute({ context, name, entity, columns }: SaveMatching): Promise<CommandResult<ImportMatchingResponse>> {
    const matchingId = matchingIdOf(entity, name);
    const change = { matchingId, name, entity, columns, savedAt: context.at };
    const decide = saveMatching(change, await this.matchings.count());
    const { state, position } = await this.runner.run(
      importMatching,
      importMatchingStream(matchingId),
      context,
      decide,
    );
    return { position, status: 201, body: () => matchingResponse(matchingId, state!) };
  }
}

/** Gives a matching other columns: the undo of a change. */
export class ChangeMatching extends Command<CommandResult<ImportMatchingResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly matchingId: string,
    readonly columns: readonly MatchedColumn[],
  ) {
    super();
  }
}

@CommandHandler(ChangeMatching)
export class ChangeMatchingHandler implements ICommandHandler<ChangeMatching> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, matchingId, columns }: ChangeMatching): Promise<CommandResult<ImportMatchingResponse>> {
    const decide = changeMatching({ columns }, context.at);
    const { state, position } = await this.runner.run(
      importMatching,
      importMatchingStream(matchingId),
      context,
      decide,
    );
    return { position, body: () => matchingResponse(matchingId, state!) };
  }
}

export class RemoveMatching extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly matchingId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveMatching)
export class RemoveMatchingHandler implements ICommandHandler<RemoveMatching> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, matchingId }: RemoveMatching): Promise<CommandResult<undefined>> {
    const stream = importMatchingStream(matchingId);
    return noContent((await this.runner.run(importMatching, stream, context, removeMatching(context.at))).position);
  }
}
