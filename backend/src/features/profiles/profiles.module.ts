import { Module } from '@nestjs/common';
import { TraitsModule } from '../traits/index.ts';
import { MemberContributionsController } from './member-contributions.controller.ts';
import { MemberContributions } from './member-contributions.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ChangeProfileHandler, CreateProfileHandler } from './profile-commands.ts';
import { ProfileResponses } from './profile-responses.ts';
import { SealedProfiles } from './sealed-profiles.ts';

@Module({
  imports: [TraitsModule],
  controllers: [ProfilesController, MemberContributionsController],
  providers: [SealedProfiles, ProfileResponses, MemberContributions, CreateProfileHandler, ChangeProfileHandler],
  exports: [SealedProfiles, ProfileResponses],
})
export class ProfilesModule {}
