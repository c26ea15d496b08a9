import type { SavedView } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from '../saved-view.response.ts';
import { changeView, savedView, savedViewStream } from '../saved-view.ts';
import { ChangeView } from './change-view.command.ts';

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
