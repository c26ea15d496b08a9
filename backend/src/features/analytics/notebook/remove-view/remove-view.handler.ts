import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from '../saved-view.response.ts';
import { removeView, savedView, savedViewStream } from '../saved-view.ts';
import { RemoveView } from './remove-view.command.ts';

@CommandHandler(RemoveView)
export class RemoveViewHandler implements ICommandHandler<RemoveView> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, viewId, revision }: RemoveView): Promise<CommandResult<undefined>> {
    const { name, role } = context.actor;
    const decide = removeView({ revision, present: savedViewOfStream }, { name, role }, context.at);
    const { position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return noContent(position);
  }
}
