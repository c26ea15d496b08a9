import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { savedViewOfStream } from './saved-view.response.ts';
import { removeView, savedView, savedViewStream } from './saved-view.ts';

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
    const { name, role } = context.actor;
    const decide = removeView({ revision, present: savedViewOfStream }, { name, role }, context.at);
    const { position } = await this.runner.run(savedView, savedViewStream(viewId), context, decide);
    return noContent(position);
  }
}
