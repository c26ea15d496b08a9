import {
  comment,
  commentReports,
  commentStream,
  NotFoundError,
  reportBy,
  reportComment,
  type ReportedComment,
  reportNoteField,
  type ReportReason,
  reportsStream,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { eventId } from '../../shared/ids.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import type { ReportResponse } from './moderation.responses.ts';

export class ReportComment extends Command<CommandResult<ReportResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
    readonly reason: ReportReason,
    readonly note: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReportComment)
export class ReportCommentHandler implements ICommandHandler<ReportComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: PersonKeys,
  ) {}

  /** Throws a 404, also for a withdrawn comment. */
  async execute({ context, commentId, userId, reason, note }: ReportComment): Promise<CommandResult<ReportResponse>> {
    const { comment, authorId, withdrawn, waiting } = await reportedComment(this.runner, commentId);
    if (withdrawn || waiting) throw new NotFoundError('COMMENT_NOT_FOUND');
    const stream = reportsStream(commentId);
    const id = eventId(context.commandId, stream, 0);
    const sealedNote = note === null ? null : await this.keys.seal(userId, note, stream, id, reportNoteField);
    const reportId = context.newId('report');
    const { position, state, events } = await this.runner.run(
      commentReports,
      stream,
      context,
      reportComment({ comment, authorId, reportId, userId, reason, note: sealedNote, at: context.at }),
    );
    const report = reportBy(state, userId) ?? { reportId, reason, reportedAt: context.at };
    return {
      position,
      status: events.length > 0 ? 201 : 200,
      body: () => ({ id: report.reportId, commentId, reason: report.reason, createdAt: report.reportedAt }),
    };
  }
}

/** What decisions about reports need to know of the comment. Throws a 404. */
export const reportedComment = async (
  runner: CommandRunner,
  commentId: string,
): Promise<{
  readonly comment: ReportedComment;
  readonly authorId: string;
  readonly withdrawn: boolean;
  /** For a moderator: readers don't see it. */
  readonly waiting: boolean;
}> => {
  const { state } = await runner.fold(comment, commentStream(commentId));
  if (!state) throw new NotFoundError('COMMENT_NOT_FOUND');
  const { productId, userId, withdrawn, waiting } = state;
  return { comment: { commentId, productId }, authorId: userId, withdrawn, waiting: waiting !== null };
};
