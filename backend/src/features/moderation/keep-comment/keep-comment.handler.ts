import { commentReports, dismissReports, reopenReports, reportsStream, type QueuedComment } from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ModerationQueueReader } from '../queue/moderation-queue.ts';
import { ReportedComments } from '../reported-comments.ts';
import { KeepComment } from './keep-comment.command.ts';

@CommandHandler(KeepComment)
export class KeepCommentHandler implements ICommandHandler<KeepComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly comments: ReportedComments,
    private readonly queue: ModerationQueueReader,
  ) {}

  async execute({ context, commentId, decision }: KeepComment): Promise<CommandResult<QueuedComment>> {
    const comment = await this.comments.any(commentId);
    const decide = (decision === 'keep' ? dismissReports : reopenReports)({ comment, at: context.at });
    const { position } = await this.runner.run(commentReports, reportsStream(commentId), context, decide);
    return { position, body: () => this.queue.one(commentId, 'moderator') };
  }
}
