import type { ModerationQueue } from '@henna/domain';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { Context } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { KeepComment } from '../keep-comment/keep-comment.command.ts';
import { ModerationQueueReader } from './moderation-queue.ts';
import { ModerationQueueBody, QueuedCommentBody } from './queue.bodies.ts';
import { QueueRequest } from './queue.request.ts';

@ApiTags('moderation')
@Controller('api/admin/moderation')
export class QueueController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queue: ModerationQueueReader,
  ) {}

  /** Reported comments, page by page: the most reported first, then who waits longest; settled ones the latest first. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: ModerationQueueBody })
  async list(@Query() query: QueueRequest, @Req() request: Request): Promise<ModerationQueue> {
    const { state = 'open', page = 1, pageSize } = query;
    return this.queue.page(state, page, pageSize, (request as HennaRequest).admin!.role);
  }

  /** Lets a reported comment stand; its reports are settled. */
  @Post(':id/keep')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentBody })
  async keep(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new KeepComment(context, id, 'keep'));
  }

  /** Takes the last decision to let it stand back. */
  @Post(':id/reopen')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentBody })
  async reopen(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new KeepComment(context, id, 'reopen'));
  }
}
