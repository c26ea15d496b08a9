import type { Request, Response } from 'express';
import { Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { ApiListResponse } from '../../shared/http/paging.ts';
import { Context, Waits } from '../../shared/http/parameters.ts';
import { BatchResponse } from '../batches/index.ts';
import {
  ContributionLists,
  ContributionTotals,
  ListContributionsQuery,
  RemoveContribution,
  ResetProduct,
  RestoreContribution,
  statisticsPage,
  StatisticsQuery,
  UndoReset,
} from '../contributions/index.ts';
import { AdminVotes } from './admin-votes.ts';
import {
  AdminVotePageResponse,
  AdminVoteResponse,
  AdminVoteStatisticsResponse,
  ProductVoteStatisticsResponse,
} from './voting.responses.ts';

@ApiTags('voting')
@Controller('api/admin')
export class AdminVotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: ContributionLists,
    private readonly totals: ContributionTotals,
    private readonly votes: AdminVotes,
  ) {}

  /**
   * Active votes, newest first, or those that moderators removed; with `page` one page of them.
   * `q` searches names and ids of members; `X-Search-Complete` tells whether all of them were searched.
   */
  @Get('votes')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminVoteResponse, AdminVotePageResponse)
  async list(
    @Query() query: ListContributionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.lists.list('vote', query, request, response);
  }

  /** Votes by product, the most first, or those of one product. */
  @Get('votes/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminVoteStatisticsResponse })
  async statistics(@Query() query: StatisticsQuery): Promise<AdminVoteStatisticsResponse> {
    const { productsByVotes, votes } = await this.totals.totals();
    const { ids, ...page } = statisticsPage(productsByVotes, query);
    return { items: await Promise.all(ids.map((id) => this.votes.statistics(id))), ...page, votes };
  }

  /** Removes a vote; its author can't cast it again. */
  @Delete('votes/:id')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveContribution(context, 'vote', id));
  }

  /** Restores a vote that a moderator removed. */
  @Post('votes/:id/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: AdminVoteResponse })
  async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreContribution(context, 'vote', id));
  }

  /** Resets all votes for a product: everybody can vote again at once. */
  @Delete('products/:id/votes')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  @ApiAcceptedResponse({ type: BatchResponse, description: 'More than 500 members, or `Prefer: respond-async`' })
  async reset(@Param('id', Id) productId: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    return this.commands.execute(new ResetProduct(context, productId, 'votes', waits));
  }

  /** Undoes the latest reset; votes cast since then stay. */
  @Post('products/:id/votes/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: ProductVoteStatisticsResponse })
  @ApiAcceptedResponse({ type: BatchResponse, description: 'More than 500 members, or `Prefer: respond-async`' })
  async undoReset(@Param('id', Id) productId: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    return this.commands.execute(new UndoReset(context, productId, 'votes', waits));
  }
}
