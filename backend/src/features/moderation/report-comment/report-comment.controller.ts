import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { RateLimited } from '../../../shared/http/rate-limits.ts';
import { ReportComment } from './report-comment.command.ts';
import { ReportBody, ReportCommentRequest } from './report-comment.request.ts';

@ApiTags('moderation')
@Controller('api/comments/:id/reports')
export class ReportCommentController {
  constructor(private readonly commands: CommandBus) {}

  /** Tells the moderators about somebody else's comment, once per member: again is 200 with the first report. */
  @Post()
  @MembersOnly()
  @RateLimited('report')
  @CommandRoute()
  @ApiCreatedResponse({ type: ReportBody })
  @ApiOkResponse({ type: ReportBody })
  async report(
    @Param('id', Id) commentId: string,
    @Body() { reason, note }: ReportCommentRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ReportComment(context, commentId, context.actor.id, reason, note || null));
  }
}
