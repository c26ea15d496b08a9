import { commentReports, dismissReports, reopenReports, reportsStream } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner, type CommandOutcome } from '../../shared/commands/command-runner.ts';
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
    /** Of the text that was read, where it matters. */
    readonly editedAt?: string | null,
  ) {
    super();
  }
}

type Outcome = CommandOutcome<unknown, unknown>;

@CommandHandler(DecideReports)
export class DecideReportsHandler implements ICommandHandler<DecideReports> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queue: ModerationQueue,
    private readonly comments: AdminComments,
  ) {}

  async execute({
    context,
    commentId,
    decision,
    editedAt,
  }: DecideReports): Promise<CommandResult<QueuedCommentResponse>> {
    const { comment, waiting, withdrawn } = await reportedComment(this.runner, commentId);
    const { at } = context;
    const decideOnReports = (decide: typeof dismissReports) =>
      this.runner.run(commentReports, reportsStream(commentId), context, decide({ comment, at }));
    if (decision === 'keep') {
      const shown = waiting && !withdrawn ? await this.comments.approve(context, commentId, editedAt) : undefined;
      return this.answer(commentId, shown, await decideOnReports(dismissReports));
    }
    const reopened = await decideOnReports(reopenReports);
    const hasReopened = reopened.events.length > 0 || withdrawn;
    return this.answer(
      commentId,
      hasReopened ? undefined : await this.comments.holdAgain(context, commentId),
      reopened,
    );
  }

  private answer(commentId: string, ...outcomes: readonly (Pick<Outcome, 'position'> | undefined)[]) {
    const positions = outcomes.flatMap((outcome) => outcome?.position ?? []);
    const position = positions.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
    return { position, body: () => this.queue.one(commentId, 'moderator') };
  }
}
