import { viewCollection, type VoteDocument, type VoteResponse } from '@henna/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { ForbiddenError } from '../../../shared/errors.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { NullableAnswer } from '../../../shared/http/nullable-answer.interceptor.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { MemberNames } from '../../accounts/index.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { VoteBody } from '../vote.response.ts';

@ApiTags('voting')
@Controller('api/products/:id/votes/user/:userId')
export class GetMemberVotesController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
  ) {}

  /** The member's latest vote for a current option; `null` when there is none. */
  @Get()
  @MembersOnly()
  @NullableAnswer()
  @ApiOkResponse({ type: VoteBody })
  async latest(@Param('id', Id) productId: string, @Param('userId') userId: string, @MemberId() memberId: string) {
    return (await this.votes(productId, userId, memberId)).at(-1) ?? null;
  }

  /** The member's votes for current options, oldest first. */
  @Get('all')
  @MembersOnly()
  @ApiOkResponse({ type: [VoteBody] })
  async all(@Param('id', Id) productId: string, @Param('userId') userId: string, @MemberId() memberId: string) {
    return this.votes(productId, userId, memberId);
  }

  private async votes(productId: string, userId: string, memberId: string): Promise<VoteResponse[]> {
    if (userId !== memberId)
      throw new ForbiddenError('FORBIDDEN').saying('Votes are shown to the person themselves only.');
    const product = this.catalogue.visibleProduct(productId);
    if (!product) return [];
    const labels = new Map(this.catalogue.optionsOf(product).map(({ id, label }) => [id, label]));
    const found = await this.databases.views
      .collection<VoteDocument>(viewCollection('vote', this.progress.activeBuilds.vote))
      .find({ productId, userId })
      .toArray();
    const userName = await this.names.of(userId);
    return found
      .sort((a, b) => a.castAt.getTime() - b.castAt.getTime() || (a._id < b._id ? -1 : 1))
      .flatMap(({ _id, optionId, castAt }) => {
        const vote = labels.get(optionId);
        return vote ? [{ id: _id, productId, userId, userName, vote, createdAt: castAt.toISOString() }] : [];
      });
  }
}
