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
import { AdminRatingBody, AdminRatingPageBody } from './act-bodies.ts';
import { ActLists } from './act-lists.ts';
import { ListRatingsRequest } from './list-acts.request.ts';
import { RemoveAct } from './remove-act/remove-act.command.ts';
import { RestoreAct } from './restore-act/restore-act.command.ts';

@ApiTags('moderation')
@Controller('api/admin/ratings')
export class AdminRatingsController {
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
  @ApiListResponse(AdminRatingBody, AdminRatingPageBody)
  async list(
    @Query() query: ListRatingsRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.lists.answer('rating', query, request, response);
  }

  /** Takes a rating out; its person can't rate the product again. */
  @Delete(':id')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveAct(context, 'rating', id));
  }

  /** Brings back what a moderator took out. */
  @Post(':id/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: AdminRatingBody })
  async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreAct(context, 'rating', id));
  }
}
