import { viewCollection, type ProfileDocument, type ProfileResponse } from '@henna/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { MemberId } from '../../../shared/http/parameters.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { ProfileNotFoundError } from '../profile.ts';
import { ProfileBody } from '../profile.response.ts';
import { SealedProfiles } from '../sealed-profiles.ts';

@ApiTags('profiles')
@Controller('api/profile/:userId')
export class GetProfileController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly profiles: SealedProfiles,
  ) {}

  /** A person's profile. A private one is 404 to everybody but its owner, who alone sees the e-mail. */
  @Get()
  @Public()
  @ApiOkResponse({ type: ProfileBody })
  async profile(@Param('userId') userId: string, @MemberId() memberId: string | undefined): Promise<ProfileResponse> {
    const found = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: userId });
    const isOwner = userId === memberId;
    if (!found || !(found.isPublic || isOwner)) throw new ProfileNotFoundError();
    const { createdAt, updatedAt } = found;
    const record = { ...found, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return this.profiles.answer(userId, record, isOwner);
  }
}
