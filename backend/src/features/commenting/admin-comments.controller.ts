import type { Request, Response } from 'express';
import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { ApiListResponse } from '../../shared/http/paging.ts';
import { Context } from '../../shared/http/parameters.ts';
import {
  ContributionLists,
  ListContributionsQuery,
  RemoveContribution,
  RestoreContribution,
} from '../contributions/index.ts';
import { AdminCommentPageResponse, AdminCommentResponse } from './commenting.responses.ts';

@ApiTags('commenting')
@Controller('api/admin/comments')
export class AdminCommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: ContributionLists,
  ) {}

  /**
   * Active comments, newest first, or those that moderators removed; with `page` one page of them.
   * `q` searches texts, names and ids in the newest 20,000 that pass the other filters; `X-Search-Complete` tells whether those were all.
   */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminCommentResponse, AdminCommentPageResponse)
  async list(
    @Query() query: ListContributionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.lists.list('comment', query, request, response);
  }

  /** Removes a comment, a root with its whole thread; its author can't restore it. */
  @Delete(':id')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveContribution(context, 'comment', id));
  }

  /** Restores a comment that a moderator removed. */
  @Post(':id/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: AdminCommentResponse })
  async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreContribution(context, 'comment', id));
  }
}
