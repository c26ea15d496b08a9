import { commentReports, dismissReports, reopenReports, reportsStream } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { AdminComments } from '../commenting/index.ts';
import { ModerationQueue } from './moderation-queue.ts';
import type { QueuedCommentResponse } from './moderation.responses.ts';
import { reportedComment } from './report-comment.ts';

/**
 * Keeps a comment: shows it where it waited, and settles its reports. Or reverts the last such decision: its reports wait
 * again, or else the comment itself.
 */
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
    private readonly comments: AdminComments,
  ) {}

  async execute({ context, commentId, decision }: DecideReports): Promise<CommandResult<QueuedCommentResponse>> {
    const { comment, waiting, withdrawn } = await reportedComment(this.runner, commentId);
    const keeps = decision === 'keep';
    const { at } = context;
    const decide = (keeps ? dismissReports : reopenReports)({ comment, at });
    const reports = await this.runner.run(commentReports, reportsStream(commentId), context, decide);
    const concernsComment = !withdrawn && (keeps ? waiting : reports.events.length === 0);
    const shown = concernsComment ? await this.comments[keeps ? 'approve' : 'holdAgain'](context, commentId) : reports;
    return { position: latest(reports.position, shown.position), body: () => this.queue.one(commentId, 'moderator') };
  }
}

const latest = (a: bigint | undefined, b: bigint | undefined) => (a === undefined || (b ?? -1n) > a ? b : a);
