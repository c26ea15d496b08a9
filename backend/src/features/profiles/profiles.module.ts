import { Module } from '@nestjs/common';
import { ProfilesController } from './profiles.controller.ts';
import { ChangeProfileHandler, CreateProfileHandler } from './profile-commands.ts';
import { SealedProfiles } from './sealed-profiles.ts';

@Module({
  controllers: [ProfilesController],
  providers: [SealedProfiles, CreateProfileHandler, ChangeProfileHandler],
  exports: [SealedProfiles],
})
export class ProfilesModule {}
