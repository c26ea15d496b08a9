import type { AnalyticsView, SavedView } from '@henna/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from './saved-view.response.ts';
import { keepView, savedView, savedViewStream } from './saved-view.ts';
import { SavedViews } from './saved-views.ts';

export class KeepView extends Command<CommandResult<SavedView>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: { readonly title: string; readonly note: string | null; readonly view: AnalyticsView },
  ) {
    super();
  }
}

@CommandHandler(KeepView)
export class KeepViewHandler implements ICommandHandler<KeepView> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: SavedViews,
  ) {}

  async execute({ context, wanted }: KeepView): Promise<CommandResult<SavedView>> {
    const viewId = context.newId('savedView');
    const { name = null } = context.actor;
    const decide = keepView({ viewId, ...wanted, savedBy: name, savedAt: context.at }, await this.views.count());
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, status: 201, body: () => savedViewOfStream(state!) };
  }
}
