import type { SavedView, SavedViewWords } from '@henna/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from './saved-view.response.ts';
import { changeView, savedView, savedViewStream } from './saved-view.ts';

export class ChangeView extends Command<CommandResult<SavedView>> {
  constructor(
    readonly context: CommandContext,
    readonly viewId: string,
    readonly wanted: Partial<SavedViewWords>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeView)
export class ChangeViewHandler implements ICommandHandler<ChangeView> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, viewId, wanted, revision }: ChangeView): Promise<CommandResult<SavedView>> {
    const { name, role } = context.actor;
    const known = { revision, present: savedViewOfStream };
    const decide = changeView(wanted, known, { name, role }, context.at);
    const { state, position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return { position, body: () => savedViewOfStream(state!) };
  }
}
