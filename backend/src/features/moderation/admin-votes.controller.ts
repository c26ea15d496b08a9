import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import { ApiListResponse } from '../catalogue/index.ts';
import { AdminVoteBody, AdminVotePageBody } from './act-bodies.ts';
import { ActLists } from './act-lists.ts';
import { ListActsRequest } from './list-acts.request.ts';
import { RemoveAct } from './remove-act/remove-act.command.ts';
import { RestoreAct } from './restore-act/restore-act.command.ts';

@ApiTags('moderation')
@Controller('api/admin/votes')
export class AdminVotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: ActLists,
  ) {}

  /**
   * All that stand, newest first, or those that moderators removed; with `page` one page of them.
   * `q` looks into names and ids of people; `X-Search-Complete` tells whether all were looked at.
   */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminVoteBody, AdminVotePageBody)
  async list(@Query() query: ListActsRequest, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    return this.lists.answer('vote', query, request, response);
  }

  /** Takes a vote out; its voter can't cast it again. */
  @Delete(':id')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveAct(context, 'vote', id));
  }

  /** Brings back what a moderator took out. */
  @Post(':id/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: AdminVoteBody })
  async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreAct(context, 'vote', id));
  }
}
