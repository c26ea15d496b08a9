import { ForbiddenError, ratingStatistics, viewCollection, type RatingDocument } from '@henna/domain';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { NullAsJson } from '../../shared/http/null-as-json.interceptor.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberNames } from '../accounts/index.ts';
import { ProductResponses, RatingStatisticsResponse } from '../listing/index.ts';
import { GiveRating } from './give-rating.ts';
import { GiveRatingRequest, WithdrawRatingRequest } from './rating.requests.ts';
import { RatingResponse } from './rating.responses.ts';
import { WithdrawRating } from './withdraw-rating.ts';

@ApiTags('rating')
@Controller('api')
export class RatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly products: ProductResponses,
    private readonly names: MemberNames,
  ) {}

  /** The product's ratings: how many, their average, and how many of each number of stars. */
  @Get('products/:id/ratings')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: RatingStatisticsResponse })
  async statistics(@Param('id', Id) id: string): Promise<RatingStatisticsResponse> {
    return ratingStatistics((await this.products.visibleDocument(id)).ratings);
  }

  /** Rates a product, or changes one's rating of it. */
  @Post('ratings')
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: RatingResponse })
  async give(@Body() request: GiveRatingRequest, @Context() context: CommandContext) {
    const userId = await this.names.requireAuthor(context, request);
    return this.commands.execute(new GiveRating(context, request.productId, userId, request.stars));
  }

  /** Withdraws one's own rating. A rating that was not given is 204 as well. */
  @Delete('ratings')
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Body() request: WithdrawRatingRequest, @Context() context: CommandContext) {
    const userId = await this.names.requireAuthor(context, request);
    return this.commands.execute(new WithdrawRating(context, request.productId, userId));
  }

  /** The member's own rating; `null` when there is none. */
  @Get('products/:id/ratings/user/:userId')
  @MembersOnly()
  @NullAsJson()
  @ApiOkResponse({ type: RatingResponse })
  async own(
    @Param('id', Id) productId: string,
    @Param('userId') userId: string,
    @MemberId() memberId: string,
  ): Promise<RatingResponse | null> {
    if (userId !== memberId)
      throw new ForbiddenError('FORBIDDEN').withMessage('Ratings are shown to the person themselves only.');
    const found = await this.databases.views
      .collection<RatingDocument>(viewCollection('rating', this.progress.activeBuilds.rating))
      .findOne({ productId, userId });
    if (!found) return null;
    return {
      id: found._id,
      productId,
      userId,
      userName: await this.names.nameOf(userId),
      stars: found.stars,
      createdAt: found.givenAt.toISOString(),
      updatedAt: found.changedAt?.toISOString() ?? null,
    };
  }
}
