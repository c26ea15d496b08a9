import { ForbiddenError, viewCollection, voteStatistics, type VoteDocument } from '@henna/domain';
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
import { CatalogueIndex, ProductResponses, VoteStatisticsResponse } from '../listing/index.ts';
import { CastVote } from './cast-vote.ts';
import { CastVoteRequest } from './voting.requests.ts';
import { VoteResponse } from './voting.responses.ts';
import { WithdrawVote } from './withdraw-vote.ts';

@ApiTags('voting')
@Controller('api')
export class VotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly products: ProductResponses,
    private readonly names: MemberNames,
  ) {}

  /** The product's votes for its current options. */
  @Get('products/:id/votes')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: VoteStatisticsResponse })
  async statistics(@Param('id', Id) id: string): Promise<VoteStatisticsResponse> {
    const document = await this.products.visibleDocument(id);
    return voteStatistics(document.votes, this.catalogue.optionsOf(document));
  }

  /** Votes for one of a product's options. Voting again for the same one is 200 and changes nothing. */
  @Post('votes')
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: VoteResponse })
  async cast(@Body() request: CastVoteRequest, @Context() context: CommandContext) {
    const userId = await this.names.requireAuthor(context, request);
    return this.commands.execute(new CastVote(context, request.productId, userId, request.vote));
  }

  /** Withdraws one's own vote. A vote that was not cast is 204 as well. */
  @Delete('votes')
  @MembersOnly()
  @CommandRoute()
  @ApiNoContentResponse()
  async withdraw(@Body() request: CastVoteRequest, @Context() context: CommandContext) {
    const userId = await this.names.requireAuthor(context, request);
    return this.commands.execute(new WithdrawVote(context, request.productId, userId, request.vote));
  }

  /** The member's latest vote for a current option; `null` when there is none. */
  @Get('products/:id/votes/user/:userId')
  @MembersOnly()
  @NullAsJson()
  @ApiOkResponse({ type: VoteResponse })
  async latest(@Param('id', Id) productId: string, @Param('userId') userId: string, @MemberId() memberId: string) {
    return (await this.ownVotes(productId, userId, memberId)).at(-1) ?? null;
  }

  /** The member's votes for current options, oldest first. */
  @Get('products/:id/votes/user/:userId/all')
  @MembersOnly()
  @ApiOkResponse({ type: [VoteResponse] })
  async all(@Param('id', Id) productId: string, @Param('userId') userId: string, @MemberId() memberId: string) {
    return this.ownVotes(productId, userId, memberId);
  }

  private async ownVotes(productId: string, userId: string, memberId: string): Promise<VoteResponse[]> {
    if (userId !== memberId)
      throw new ForbiddenError('FORBIDDEN').withMessage('Votes are shown to the person themselves only.');
    const product = this.catalogue.visibleProduct(productId);
    if (!product) return [];
    const labels = new Map(this.catalogue.optionsOf(product).map(({ id, label }) => [id, label]));
    const found = await this.databases.views
      .collection<VoteDocument>(viewCollection('vote', this.progress.activeBuilds.vote))
      .find({ productId, userId })
      .toArray();
    const userName = await this.names.nameOf(userId);
    return found
      .sort((a, b) => a.castAt.getTime() - b.castAt.getTime() || (a._id < b._id ? -1 : 1))
      .flatMap(({ _id, optionId, castAt }) => {
        const vote = labels.get(optionId);
        return vote ? [{ id: _id, productId, userId, userName, vote, createdAt: castAt.toISOString() }] : [];
      });
  }
}
