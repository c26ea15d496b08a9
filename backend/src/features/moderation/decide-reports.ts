import { commentReports, dismissReports, reopenReports, reportsStream } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { ModerationQueue } from './moderation-queue.ts';
import type { QueuedCommentResponse } from './moderation.responses.ts';
import { reportedComment } from './report-comment.ts';

/** Keeps a reported comment, which settles its reports, or reopens those that the last decision settled. */
export class DecideReports extends Command<CommandResult<QueuedCommentResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly decision: 'keep' | 'reopen',
  ) {
    super();
  }
}

@CommandHandler(DecideReports)
export class DecideReportsHandler implements ICommandHandler<DecideReports> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queue: ModerationQueue,
  ) {}

  async execute({ context, commentId, decision }: DecideReports): Promise<CommandResult<QueuedCommentResponse>> {
    const { comment } = await reportedComment(this.runner, commentId);
    const decide = (decision === 'keep' ? dismissReports : reopenReports)({ comment, at: context.at });
    const { position } = await this.runner.run(commentReports, reportsStream(commentId), context, decide);
    return { position, body: () => this.queue.one(commentId, 'moderator') };
  }
}
