import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { Claims } from './claims.ts';
import { DecideReports } from './decide-reports.ts';
import { ModerationQueue } from './moderation-queue.ts';
import { KeepCommentRequest, ModerationQueueQuery } from './moderation.requests.ts';
import { ModerationQueueResponse, QueuedCommentResponse } from './moderation.responses.ts';

@ApiTags('moderation')
@Controller('api/admin/moderation')
export class QueueController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queue: ModerationQueue,
    private readonly claims: Claims,
  ) {}

  /**
   * Comments that were reported or wait to be shown, page by page: those with most reports first, then those that wait
   * longest; settled ones latest first.
   */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: ModerationQueueResponse })
  async list(@Query() query: ModerationQueueQuery, @Req() request: Request): Promise<ModerationQueueResponse> {
    const { state = 'open', page = 1, pageSize } = query;
    return this.queue.page(state, page, pageSize, (request as HennaRequest).admin!.role);
  }

  /** Shows the other moderators for 15 minutes that one looks at a reported comment. Takes over the claim of another. */
  @Put(':id/claim')
  @TokensOnly('admin', 'moderator')
  @ApiOkResponse({ type: QueuedCommentResponse })
  async claim(@Param('id', Id) id: string, @Req() request: Request): Promise<QueuedCommentResponse> {
    const { name, role } = (request as HennaRequest).admin!;
    await this.queue.one(id, role);
    await this.claims.claim(id, name);
    return this.queue.one(id, role);
  }

  /** Ends one's own claim. */
  @Delete(':id/claim')
  @TokensOnly('admin', 'moderator')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(@Param('id', Id) id: string, @Req() request: Request): Promise<void> {
    await this.claims.release(id, (request as HennaRequest).admin!.name);
  }

  /** Keeps a reported comment and settles its reports; shows readers one that waited. 409 `TEXT_CHANGED`. */
  @Post(':id/keep')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentResponse })
  async keep(
    @Param('id', Id) id: string,
    @Body() { editedAt }: KeepCommentRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new DecideReports(context, id, 'keep', editedAt));
  }

  /** Reverts the last decision to keep it: the reports wait again, or the comment. */
  @Post(':id/reopen')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: QueuedCommentResponse })
  async reopen(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new DecideReports(context, id, 'reopen'));
  }
}
