import type { Request, Response } from 'express';
import { averageStars } from '@henna/domain';
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
  RemoveContribution,
  ResetProduct,
  RestoreContribution,
  statisticsPage,
  StatisticsQuery,
  UndoReset,
} from '../contributions/index.ts';
import { AdminRatings } from './admin-ratings.ts';
import { ListRatingsQuery } from './rating.requests.ts';
import {
  AdminRatingPageResponse,
  AdminRatingResponse,
  AdminRatingStatisticsResponse,
  ProductRatingStatisticsResponse,
} from './rating.responses.ts';

@ApiTags('rating')
@Controller('api/admin')
export class AdminRatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: ContributionLists,
    private readonly totals: ContributionTotals,
    private readonly ratings: AdminRatings,
  ) {}

  /**
   * Active ratings, newest first, or those that moderators removed; with `page` one page of them.
   * `q` searches names and ids of members; `X-Search-Complete` tells whether all of them were searched.
   */
  @Get('ratings')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminRatingResponse, AdminRatingPageResponse)
  async list(
    @Query() query: ListRatingsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.lists.list('rating', query, request, response);
  }

  /** Ratings by product, the most first, or those of one product, and the sums of all products. */
  @Get('ratings/statistics')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: AdminRatingStatisticsResponse })
  async statistics(@Query() query: StatisticsQuery): Promise<AdminRatingStatisticsResponse> {
    const { productsByRatings, ratings, stars, fiveStars } = await this.totals.totals();
    const { ids, ...page } = statisticsPage(productsByRatings, query);
    const average = averageStars(ratings, stars);
    return {
      items: await Promise.all(ids.map((id) => this.ratings.statistics(id))),
      ...page,
      ratings,
      average,
      fiveStars,
    };
  }

  /** Removes a rating; its author can't rate the product again. */
  @Delete('ratings/:id')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveContribution(context, 'rating', id));
  }

  /** Restores a rating that a moderator removed. */
  @Post('ratings/:id/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: AdminRatingResponse })
  async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreContribution(context, 'rating', id));
  }

  /** Resets all ratings of a product: everybody can rate it again at once. */
  @Delete('products/:id/ratings')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiNoContentResponse()
  @ApiAcceptedResponse({ type: BatchResponse, description: 'More than 500 members, or `Prefer: respond-async`' })
  async reset(@Param('id', Id) productId: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    return this.commands.execute(new ResetProduct(context, productId, 'ratings', waits));
  }

  /** Undoes the latest reset; ratings given since then stay. */
  @Post('products/:id/ratings/restore')
  @TokensOnly('admin', 'moderator')
  @CommandRoute()
  @ApiOkResponse({ type: ProductRatingStatisticsResponse })
  @ApiAcceptedResponse({ type: BatchResponse, description: 'More than 500 members, or `Prefer: respond-async`' })
  async undoReset(@Param('id', Id) productId: string, @Waits() waits: boolean, @Context() context: CommandContext) {
    return this.commands.execute(new UndoReset(context, productId, 'ratings', waits));
  }
}
