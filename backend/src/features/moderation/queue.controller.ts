import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { DecideReports } from './decide-reports.ts';
import { ModerationQueue } from './moderation-queue.ts';
import { ModerationQueueQuery } from './moderation.requests.ts';
import { ModerationQueueResponse, QueuedCommentResponse } from './moderation.responses.ts';

@ApiTags('moderation')
@Controller('api/admin/moderation')
export class QueueController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queue: ModerationQueue,
  ) {}

  /** Reported comments, page by page: those with most reports first, then those that wait longest; settled ones latest first. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: ModerationQueueResponse })
  async list(@Query() query: ModerationQueueQuery, @Req() request: Request): Promise<ModerationQueueResponse> {
    const { state = 'open', page = 1, pageSize } = query;
    return this.queue.page(state, page, pageSize, (request as HennaRequest).admin!.role);
  }

  /** Keeps a reported comment and settles its reports. */
  @Post(':id/keep')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentResponse })
  async keep(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new DecideReports(context, id, 'keep'));
  }

  /** Reverts the last decision to keep it: the reports wait again. */
  @Post(':id/reopen')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentResponse })
  async reopen(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new DecideReports(context, id, 'reopen'));
  }
}
