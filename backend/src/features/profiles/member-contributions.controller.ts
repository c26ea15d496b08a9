import { ProfileNotFoundError, viewCollection, type ProfileDocument } from '@henna/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { MemberId } from '../../shared/http/parameters.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberContributionsQuery } from './contributions.requests.ts';
import { MemberContributionPageResponse } from './contributions.responses.ts';
import { MemberContributions } from './member-contributions.ts';

@ApiTags('profiles')
@Controller('api')
export class MemberContributionsController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly contributions: MemberContributions,
  ) {}

  /** One's own votes on all products, the latest first. */
  @Get('contributions/votes')
  @MembersOnly()
  @ApiOkResponse({ type: MemberContributionPageResponse })
  async votes(@Query() query: MemberContributionsQuery, @MemberId() memberId: string) {
    return this.contributions.votes(memberId, query);
  }

  /** One's own ratings, the latest first. */
  @Get('contributions/ratings')
  @MembersOnly()
  @ApiOkResponse({ type: MemberContributionPageResponse })
  async ratings(@Query() query: MemberContributionsQuery, @MemberId() memberId: string) {
    return this.contributions.ratings(memberId, query);
  }

  /** One's own comments and replies, the latest first. */
  @Get('contributions/comments')
  @MembersOnly()
  @ApiOkResponse({ type: MemberContributionPageResponse })
  async comments(@Query() query: MemberContributionsQuery, @MemberId() memberId: string) {
    return this.contributions.comments(memberId, query);
  }

  /**
   * The comments of a member with a public profile, the latest first; 404 for others, but for its owner. Those on hidden
   * products are left out of the page.
   */
  @Get('profile/:userId/comments')
  @Public()
  @ApiOkResponse({ type: MemberContributionPageResponse })
  async publicComments(
    @Param('userId') userId: string,
    @Query() query: MemberContributionsQuery,
    @MemberId() memberId: string | undefined,
  ): Promise<MemberContributionPageResponse> {
    const profile = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: userId }, { projection: { isPublic: 1 } });
    if (!profile?.isPublic && userId !== memberId) throw new ProfileNotFoundError();
    const page = await this.contributions.comments(userId, query);
    return { ...page, items: page.items.filter(({ product }) => product !== null) };
  }
}
