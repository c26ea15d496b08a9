import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { AdminComments } from './admin-comments.ts';

/** Shows readers a comment that waits for a moderator, or lets it wait again: what undoing the other means. */
export class DecideOnWaiting extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly decision: 'approve' | 'holdAgain',
  ) {
    super();
  }
}

@CommandHandler(DecideOnWaiting)
export class DecideOnWaitingHandler implements ICommandHandler<DecideOnWaiting> {
  constructor(private readonly comments: AdminComments) {}

  async execute({ context, commentId, decision }: DecideOnWaiting): Promise<CommandResult<undefined>> {
    const { position } = await this.comments[decision](context, commentId);
    return noContent(position);
  }
}
