import { Module } from '@nestjs/common';
import { MemberContributionsController } from './member-contributions.controller.ts';
import { MemberContributions } from './member-contributions.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ChangeProfileHandler, CreateProfileHandler } from './profile-commands.ts';
import { SealedProfiles } from './sealed-profiles.ts';

@Module({
  controllers: [ProfilesController, MemberContributionsController],
  providers: [SealedProfiles, MemberContributions, CreateProfileHandler, ChangeProfileHandler],
  exports: [SealedProfiles],
})
export class ProfilesModule {}
