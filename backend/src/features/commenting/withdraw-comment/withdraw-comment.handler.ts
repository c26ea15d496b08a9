import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { comment, commentStream, withdrawOwnComment } from '../comment.ts';
import { WithdrawComment } from './withdraw-comment.command.ts';

@CommandHandler(WithdrawComment)
export class WithdrawCommentHandler implements ICommandHandler<WithdrawComment> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, commentId, userId }: WithdrawComment): Promise<CommandResult<undefined>> {
    const decision = withdrawOwnComment({ commentId, userId, at: context.at });
    const { position } = await this.runner.run(comment, commentStream(commentId), context, decision);
    return noContent(position);
  }
}
