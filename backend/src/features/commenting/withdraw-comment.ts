import { comment, commentStream, withdrawOwnComment } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';

export class WithdrawComment extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawComment)
export class WithdrawCommentHandler implements ICommandHandler<WithdrawComment> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, commentId, userId }: WithdrawComment): Promise<CommandResult<undefined>> {
    const decision = withdrawOwnComment({ commentId, userId, at: context.at });
    const { position } = await this.runner.run(comment, commentStream(commentId), context, decision);
    return noContent(position);
  }
}
