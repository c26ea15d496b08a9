import { viewCollection, type RatingDocument, type RatingResponse } from '@henna/contracts';
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
import { RatingBody } from '../rating.response.ts';

@ApiTags('rating')
@Controller('api/products/:id/ratings/user/:userId')
export class GetMemberRatingController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly names: MemberNames,
  ) {}

  /** The member's own rating; `null` when there is none. */
  @Get()
  @MembersOnly()
  @NullableAnswer()
  @ApiOkResponse({ type: RatingBody })
  async own(
    @Param('id', Id) productId: string,
    @Param('userId') userId: string,
    @MemberId() memberId: string,
  ): Promise<RatingResponse | null> {
    if (userId !== memberId)
      throw new ForbiddenError('FORBIDDEN').saying('Ratings are shown to the person themselves only.');
    const found = await this.databases.views
      .collection<RatingDocument>(viewCollection('rating', this.progress.activeBuilds.rating))
      .findOne({ productId, userId });
    if (!found) return null;
    return {
      id: found._id,
      productId,
      userId,
      userName: await this.names.of(userId),
      stars: found.stars,
      createdAt: found.givenAt.toISOString(),
      updatedAt: found.changedAt?.toISOString() ?? null,
    };
  }
}
