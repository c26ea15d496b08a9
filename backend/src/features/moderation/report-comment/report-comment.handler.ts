import {
  commentReports,
  reportNoteField,
  reportBy,
  reportComment,
  reportsStream,
  type ReportResponse,
} from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { ReportedComments } from '../reported-comments.ts';
import { ReportComment } from './report-comment.command.ts';

@CommandHandler(ReportComment)
export class ReportCommentHandler implements ICommandHandler<ReportComment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly comments: ReportedComments,
    private readonly keys: PersonKeys,
  ) {}

  async execute({
    context,
    commentId,
    userId,
    reason,
    note: text,
  }: ReportComment): Promise<CommandResult<ReportResponse>> {
    const { comment, authorId } = await this.comments.standing(commentId);
    const stream = reportsStream(commentId);
    const sealing = eventId(context.commandId, stream, 0);
    const note = text === null ? null : await this.keys.seal(userId, text, stream, sealing, reportNoteField);
    const reportId = context.newId('report');
    const { position, state, events } = await this.runner.run(
      commentReports,
      stream,
      context,
      reportComment({ comment, authorId, reportId, userId, reason, note, at: context.at }),
    );
    const report = reportBy(state, userId) ?? { reportId, reason, reportedAt: context.at };
    return {
      position,
      status: events.length > 0 ? 201 : 200,
      body: () => ({ id: report.reportId, commentId, reason: report.reason, createdAt: report.reportedAt }),
    };
  }
}
