import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import { RateLimited } from '../../shared/http/rate-limits.ts';
import { ReportCommentRequest } from './moderation.requests.ts';
import { ReportResponse } from './moderation.responses.ts';
import { ReportComment } from './report-comment.ts';

@ApiTags('moderation')
@Controller('api/comments/:id/reports')
export class ReportsController {
  constructor(private readonly commands: CommandBus) {}

  /** Reports somebody else's comment to the moderators, once per member: reporting again is 200 with the first report. */
  @Post()
  @MembersOnly()
  @RateLimited('report')
  @CommandRoute()
  @ApiCreatedResponse({ type: ReportResponse })
  @ApiOkResponse({ type: ReportResponse })
  async report(
    @Param('id', Id) commentId: string,
    @Body() { reason, note }: ReportCommentRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ReportComment(context, commentId, context.actor.id, reason, note || null));
  }
}
