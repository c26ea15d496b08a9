import {
  changeView,
  saveView,
  removeView,
  restoreView,
  savedView,
  savedViewStream,
  type AnalyticsView,
  type SavedViewRecord,
  type SavedViewText,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { SavedViews } from './saved-views.ts';
import type { SavedViewResponse } from './notebook.responses.ts';

/** An entry as its stream tells it. */
const response = ({ viewId, removed: _, ...entry }: SavedViewRecord): SavedViewResponse => ({ id: viewId, ...entry });

export class SaveView extends Command<CommandResult<SavedViewResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: SavedViewText & { readonly view: AnalyticsView },
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: SavedViews,
  ) {}

  async execute({ context, fields }: SaveView): Promise<CommandResult<SavedViewResponse>> {
    const viewId = context.newId('savedView');
    const { name = null } = context.actor;
    const decide = saveView({ viewId, ...fields, savedBy: name, savedAt: context.at }, await this.views.counts());
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, status: 201, body: () => response(state!) };
  }
}

export class ChangeView extends Command<CommandResult<SavedViewResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
    readonly fields: Partial<SavedViewText>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeView)
export class ChangeViewHandler implements ICommandHandler<ChangeView> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: SavedViews,
  ) {}

  async execute({ context, viewId, fields, revision }: ChangeView): Promise<CommandResult<SavedViewResponse>> {
    const counts = await this.views.counts();
    const decide = changeView(fields, counts, { revision, toResponse: response }, context.actor, context.at);
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, body: () => response(state!) };
  }
}

export class RemoveView extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveView)
export class RemoveViewHandler implements ICommandHandler<RemoveView> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, viewId, revision }: RemoveView): Promise<CommandResult<undefined>> {
    const decide = removeView({ revision, toResponse: response }, context.actor, context.at);
    return noContent((await this.runner.run(savedView, savedViewStream(viewId), context, decide)).position);
  }
}

/** Undoes a removal. */
export class RestoreView extends Command<CommandResult<SavedViewResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreView)
export class RestoreViewHandler implements ICommandHandler<RestoreView> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: SavedViews,
  ) {}

  async execute({ context, viewId }: RestoreView): Promise<CommandResult<SavedViewResponse>> {
    const decide = restoreView(await this.views.counts(), context.at);
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, body: () => response(state!) };
  }
}
