import type { SavedView } from '@henna/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from './saved-view.response.ts';
import { restoreView, savedView, savedViewStream } from './saved-view.ts';
import { SavedViews } from './saved-views.ts';

/** Takes a removal back. */
export class RestoreView extends Command<CommandResult<SavedView>> {
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

  async execute({ context, viewId }: RestoreView): Promise<CommandResult<SavedView>> {
    const decide = restoreView(await this.views.count(), context.at);
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, body: () => savedViewOfStream(state!) };
  }
}
