import { Module } from '@nestjs/common';
import { ChangeProfileController } from './change-profile/change-profile.controller.ts';
import { ChangeProfileHandler } from './change-profile/change-profile.handler.ts';
import { CreateProfileController } from './create-profile/create-profile.controller.ts';
import { CreateProfileHandler } from './create-profile/create-profile.handler.ts';
import { GetProfileController } from './get-profile/get-profile.controller.ts';
import { SealedProfiles } from './sealed-profiles.ts';

@Module({
  controllers: [CreateProfileController, ChangeProfileController, GetProfileController],
  providers: [SealedProfiles, CreateProfileHandler, ChangeProfileHandler],
  exports: [SealedProfiles],
})
export class ProfilesModule {}
